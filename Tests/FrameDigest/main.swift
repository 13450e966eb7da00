// What is the same in debug and in release; .ci/run compares them.
for kinds in Rehearsal.generations { print(String(Rehearsal.digest(of: kinds), radix: 16)) }
