import { isAbsolute, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../prepare/failure.mjs'

/**
 * @typedef {object} BuildOptions
 * @property {string} out the folder that is written, absolute
 * @property {boolean} isDemo whether the key of the demo and the environment of developers are allowed
 */

const flags = /** @type {const} */ ({ out: { type: 'string' }, demo: { type: 'boolean' } })

/**
 * @param {string[]} args
 * @param {string} [folder] what a relative `--out` starts from
 * @returns {BuildOptions}
 * @throws {Failure} for anything but `--out DIR` and `--demo`
 */
export function buildOptions(args, folder = process.cwd()) {
  const values = parsed(args)
  if (!values || values.out === '')
    throw new Failure(`Expected --out DIR and --demo, or nothing; got: ${args.join(' ')}`)
  const out = resolve(folder, values.out ?? 'dist')
  // What is there is replaced as a whole.
  if (contains(out, folder)) throw new Failure(`--out ${values.out}: must be a folder of its own`)
  return { out, isDemo: values.demo ?? false }
}

/**
 * @param {string} outer
 * @param {string} inner
 */
function contains(outer, inner) {
  const path = relative(outer, inner)
  return !path.startsWith('..') && !isAbsolute(path)
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options: flags }).values
  } catch {
    return undefined
  }
}
