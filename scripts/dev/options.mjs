import { parseArgs } from 'node:util'
import { Failure } from '../prepare/failure.mjs'

const defaultPort = 8200
const flags = /** @type {const} */ ({ port: { type: 'string' }, 'data-dir': { type: 'string' } })

/**
 * The port of the shell, and the folder of the backend's database if it is not the checkout's own.
 * @param {string[]} args
 * @returns {{ port: number, dataDir: string | undefined }}
 * @throws {Failure} for anything but `--port N` and `--data-dir DIR`
 */
export function devOptions(args) {
  const values = parsed(args)
  const port = Number(values?.port ?? defaultPort)
  // Backend and sub-apps take the two ports that follow.
  if (values && Number.isInteger(port) && port > 0 && port <= 65533)
    return { port, dataDir: values['data-dir'] }
  throw new Failure(`Expected --port N (1 to 65533) and --data-dir DIR, or nothing; got: ${args.join(' ')}`)
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options: flags }).values
  } catch {
    return undefined
  }
}
