// The backend from its compiled files, started again by `node --watch` whenever the compiler has written one of them.
import { runPrepared } from '../../packages/cli/bin/run.js'

await runPrepared(['mock', ...process.argv.slice(2)])
