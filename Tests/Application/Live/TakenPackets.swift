@testable import ZoeLive

/// All that waits in the inbox, one after the other.
func taken(from inbox: Inbox) -> [Inbox.Packet] {
    var packets: [Inbox.Packet] = []
    while let packet = inbox.takePacket() { packets.append(packet) }
    return packets
}
