import Foundation
import TestSupport
import Testing

/// A program of its own adds variables: this one's threads read theirs.
@Suite struct EnvironmentTests {
    /// What another thread walks along, while a library adds a variable, is given back by nobody. Memory that is given back
    /// is written over at once here.
    @Test func whoReadsVariablesMayGoOnWhileALibraryAddsOne() throws {
        let folder = try TemporaryFolder()
        let source = """
            #include "CEnvironment.h"
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>

            extern char **environ;

            int main(void) {
                setDriverVariables();
                setVariable("ZOETROPE_PROBE", "1", 1);
                char **reader = environ;
                size_t count = 0;
                while (reader[count]) count++;
                char **seen = malloc(count * sizeof *seen);
                memcpy(seen, reader, count * sizeof *seen);
                for (int added = 0; added < 100; added++) {
                    char name[32];
                    snprintf(name, sizeof name, "ADDED_%d", added);
                    setenv(name, "2", 1);
                }
                int same = memcmp(seen, reader, count * sizeof *seen) == 0 && reader[count] == NULL;
                const char *probe = getenv("ZOETROPE_PROBE"), *quiet = getenv("MESA_DEBUG");
                puts(same && probe && !strcmp(probe, "1") && quiet && !strcmp(quiet, "silent") && getenv("ADDED_99") ? "kept" : "lost");
            }
            """
        try folder.write(source, to: "probe.c")
        let module = Tool.root.appending(path: "Sources/C/Environment").path
        let build = try Tool.run(
            ["clang", "-I\(module)/include", "probe.c", "\(module)/CEnvironment.c", "-o", "probe"], at: folder.url)
        #expect(build.status == 0, "\(build)")
        let run = try Tool.run(["MALLOC_PERTURB_=165", "MESA_DEBUG=silent", "./probe"], at: folder.url)
        #expect(run.output == "kept\n" && run.status == 0)
        // A variable that somebody has set stays as it is.
        #expect(try Tool.run(["MESA_DEBUG=flush", "./probe"], at: folder.url).output == "lost\n")
    }
}
