import { isAbsolute, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../prepare/failure.mjs'

/**
 * @typedef {object} BuildOptions
 * @property {string} out the folder that is written, absolute
 * @property {string} base where the portal will be served, from slash to slash
 * @property {boolean} isDemo whether the key of the demo and the environment of developers are allowed
 */

const flags = /** @type {const} */ ({
  out: { type: 'string' },
  base: { type: 'string' },
  demo: { type: 'boolean' },
})

/** Parts of a path that mean the same everywhere, without need of encoding. */
const plainPath = /^([a-z0-9_~-][a-z0-9._~-]*(\/|$))*$/i

/**
 * @param {string[]} args
 * @param {string} [folder] what a relative `--out` starts from
 * @returns {BuildOptions}
 * @throws {Failure} for anything but `--out DIR`, `--base PATH` and `--demo`
 */
export function buildOptions(args, folder = process.cwd()) {
  const values = parsed(args)
  if (!values || values.out === '')
    throw new Failure(`Expected --out DIR, --base PATH and --demo, or nothing; got: ${args.join(' ')}`)
  const out = resolve(folder, values.out ?? 'dist')
  // What is there is replaced as a whole.
  if (contains(out, folder)) throw new Failure(`--out ${values.out}: must be a folder of its own`)
  return { out, base: basePath(values.base ?? '/'), isDemo: values.demo ?? false }
}

/**
 * `portal` and `/portal/` are the same: shells on Windows take the second for a folder.
 * @param {string} text
 */
function basePath(text) {
  const path = text.replace(/^\/|\/$/g, '')
  if (!plainPath.test(path))
    throw new Failure(
      `--base ${text}: expected the path of the portal's address, such as portal or tools/portal`,
    )
  return path === '' ? '/' : `/${path}/`
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
