/** A failure with a one-sentence explanation for the person at the terminal, without a stack trace. */
export class Failure extends Error {
  /** @override */
  name = 'Failure'
}

/**
 * Runs a script's main function. A failure becomes its message on stderr and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error)
  // By its name, which the command's own failures have too.
  return error.name === 'Failure' && !process.env.PORTAL_DEBUG ? error.message : error.stack
}

/**
 * The code of a system error such as ENOENT, else undefined.
 * @param {unknown} error
 */
export const errorCode = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)
