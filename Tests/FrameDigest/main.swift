// One line that is the same in debug and in release; .ci/run compares them.
print(String(Rehearsal.digest(), radix: 16))
