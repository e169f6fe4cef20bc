// The compiled modules as they are, without the set-up of the checkout: for `node --watch`.
import { runCompiled } from './run.js'

await runCompiled(process.argv.slice(2))
