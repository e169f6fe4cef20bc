import { Command, CommanderError } from '@commander-js/extra-typings'
import { troubleSentence } from '@portal/store/explained'
import { Interrupted, StoreError } from '@portal/store/store-error'
import type { Context } from './context.ts'
import { EndedWith, Failure, UsageError } from './failure.ts'
import { addFamilies } from './flags/families.ts'
import type { Checkout } from './installation.ts'
import { exitOnSignals } from './interruption.ts'
import { describeVariables } from './project/project-file.ts'
import { processTerminal } from './terminal/terminal.ts'
import { nameHelp, readableWords, usualWords, warnNewFolder, withMeantChoice } from './usage/meant-words.ts'

/** Stable for scripts that call us. */
const exitCode = { done: 0, failed: 1, wrongUsage: 2, interrupted: 130 } as const

/**
 * Runs one command line and returns its exit code: 0 done, 1 failed, 2 wrong usage, 130 ended by Ctrl-C. A failure is
 * one sentence on stderr; `--debug` adds its origin.
 */
export async function main(given: readonly string[], checkout: Checkout): Promise<number> {
  const args = usualWords(given)
  // The reader of our output, such as `head`, may close it early.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCode.done : exitCode.failed)
  })
  const restoreSignals = exitOnSignals()
  const program = await createProgram({ checkout, terminal: processTerminal }, args)
  try {
    await program.parseAsync(readableWords(args, program), { from: 'user' })
    return exitCode.done
  } catch (error) {
    // Commander has already printed the error or the requested help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.wrongUsage
    if (error instanceof EndedWith) return error.code
    processTerminal.note(explain(error, isDebugging(program.opts().debug)))
    if (error instanceof Interrupted) return exitCode.interrupted
    return isWrongUsage(error) ? exitCode.wrongUsage : exitCode.failed
  } finally {
    restoreSignals()
  }
}

/** An invalid name is wrong whatever exists. */
const isWrongUsage = (error: unknown): boolean =>
  error instanceof UsageError || (error instanceof StoreError && error.refusal?.code === 'wrongName')

/** As the set-up scripts, which run before. */
const isDebugging = (flag: true | undefined): boolean =>
  flag === true || (process.env.PORTAL_DEBUG ?? '') !== ''

function explain(error: unknown, debug: boolean): string {
  if (!(error instanceof Error)) return String(error)
  if (debug) return error.stack ?? error.message
  const explained = [StoreError, Failure, UsageError].some((kind) => error instanceof kind)
  return explained ? error.message : (troubleSentence('The database', error) ?? lastLine(error.message))
}

/** The database client prints the location of the call before the message. */
const lastLine = (message: string) => message.trim().split('\n').at(-1) ?? message

/** The commands. Each imports its flags and its work only when it is called, so that `--help` is quick. */
async function createProgram(surroundings: Omit<Context, 'debugs'>, args: readonly string[]) {
  const program = new Command('portal')
    .description('Runs the portal and its offline backend, and fills and inspects its worlds.')
    .version(surroundings.checkout.version, '-V, --version', 'tell the version of this checkout')
    .option('--debug', 'show where an error came from (env: PORTAL_DEBUG)')
    .helpCommand(false)
    .configureOutput({ outputError: (text, write) => write(withMeantChoice(text)) })
    .exitOverride()
    .addHelpText(
      'after',
      '\nExample:\n  portal up --port 8300\n\nIn a checkout, portal is node packages/cli/bin/portal.js.',
    )
  const debugs = () => isDebugging(program.opts().debug)
  const called = args.find((arg) => !arg.startsWith('-'))
  await addFamilies(program, { ...surroundings, debugs }, called === undefined ? [] : [called])
  describeVariables(program)
  nameHelp(program)
  program.hook('preAction', async (_program, command) => {
    const { applySettings } = await import('./project/apply-settings.ts')
    await applySettings(command, surroundings.checkout)
    warnNewFolder(command, surroundings.terminal)
  })
  return program
}
