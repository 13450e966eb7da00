internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeUserShaders

extension CardPass {
    /// What is drawn next lies over what is there.
    func blend(on view: View) {
        zglBlendFunc(
            GLConstant.one, view.isMirrored ? GLConstant.oneMinusSecondAlpha : GLConstant.oneMinusSourceAlpha)
    }

    /// Each with its light before the next one.
    func drawLit(
        _ run: CardList.Run, of list: CardList, _ kind: LightKind, _ writing: GlyphPass?, _ view: View, _ face: FaceUse?
    ) throws(RendererError) {
        let written = Set(writing?.translucent(in: run.blocks) ?? [])
        for block in run.blocks {
            var one = run
            one.blocks = block..<block + 1
            // Of what a shader paints, it alone knows what its edges show.
            let hasLitEdges = !run.finish.isFaced && list.showsLight(block)
            try drawEdges(of: one, of: list, view, face, light: hasLitEdges ? kind : nil)
            if written.contains(block) {
                writing?.draw(on: block)
                bind()
            }
            // The shader itself says where it leaves holes, but for a card by itself on its sheet, which has none behind them.
            let text = run.finish.isFaced ? face?.effect.text : nil
            let isHoled = !list.isOnSheet && text.map { $0.isTranslucent && !$0.bends } ?? false
            guard isHoled || list.showsLight(block) else { continue }
            one.finish = CardFinish(isRound: run.finish.isRound, isFaced: isHoled)
            one.texture = nil
            if isHoled {
                try draw(one, .light, view, face: face, fromTheFront: false, light: kind)
                continue
            }
            // By itself on its sheet, a card that lets something through has light only as far as it covers that.
            let isClear = !list.blocks[block].isFilled
            if isClear { zglBlendColours(GLConstant.targetAlpha, GLConstant.oneMinusSourceAlpha) }
            try draw(one, .light, view, fromTheFront: false, light: kind, hasLitEdges: hasLitEdges)
            if isClear { blend(on: view) }
        }
    }
}
