import { CommanderError } from '@commander-js/extra-typings'
import { troubleSentence } from '@portal/store/explained'
import { StoreError } from '@portal/store/store-error'
import type { Checkout } from './checkout.ts'
import { Failure, UsageError } from './failure.ts'
import { createProgram } from './program.ts'
import { processTerminal } from './terminal/terminal.ts'

/** Stable for scripts that call us. */
const exitCode = { done: 0, failed: 1, wrongUsage: 2 } as const

/**
 * Runs one command line and tells its exit code: 0 done, 1 failed, 2 wrong usage.
 * A failure is one sentence on stderr; `--debug` adds where it came from.
 */
export async function main(args: readonly string[], checkout: Checkout): Promise<number> {
  // The reader of our output, such as `head`, may close it early.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCode.done : exitCode.failed)
  })
  const program = createProgram({ checkout, terminal: processTerminal })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode.done
  } catch (error) {
    // Commander has said by now what was wrong, or has shown the requested help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.wrongUsage
    processTerminal.note(explain(error, program.opts().debug === true))
    return error instanceof UsageError ? exitCode.wrongUsage : exitCode.failed
  }
}

function explain(error: unknown, debug: boolean): string {
  if (!(error instanceof Error)) return String(error)
  if (debug) return error.stack ?? error.message
  const explained = [StoreError, Failure, UsageError].some((kind) => error instanceof kind)
  return explained ? error.message : (troubleSentence('The database', error) ?? error.message)
}
