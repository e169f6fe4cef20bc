// The backend from its compiled files, started again by `node --watch` whenever the compiler has written one of them.
import { runCompiled } from '../../packages/cli/bin/run.js'

await runCompiled(['mock', ...process.argv.slice(2)])
