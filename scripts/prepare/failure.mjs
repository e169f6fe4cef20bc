/** A failure that one sentence explains to the person at the terminal; no stack trace belongs to it. */
export class Failure extends Error {
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
    const explained = error instanceof Failure && !process.env.PORTAL_DEBUG
    process.stderr.write(`${explained ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = 1
  }
}
