import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './workspace.mjs'

const keptCharacters = 200_000

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to this process's own
 * @property {boolean} [show] lend it the terminal instead of keeping its output
 * @property {boolean} [shell]
 */

/**
 * Runs a program to its end. An interrupt is passed on to it and ends this process too.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the end of its output, stdout and stderr together
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, show = false, shell = false } = options
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (/** @type {string} */ chunk) => {
      output = (output + chunk).slice(-keptCharacters)
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    /** @type {NodeJS.Signals | undefined} */
    let interrupt
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      interrupt = signal
      child.kill(signal)
    }
    process.on('SIGINT', passOn)
    process.on('SIGTERM', passOn)
    const finish = (/** @type {number} */ code) => {
      process.off('SIGINT', passOn)
      process.off('SIGTERM', passOn)
      if (interrupt) process.exit(128 + constants.signals[interrupt])
      settle({ code, output })
    }
    child.once('error', (error) => {
      keep(`${error.message}\n`)
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs a file with the Node that runs this one; no launcher scripts, which differ between systems.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/**
 * Runs `npx`, which Windows has as a batch file that only a shell can start. The arguments hold no spaces.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpx(args, options) {
  if (process.platform !== 'win32') return run('npx', args, options)
  return run(`npx ${args.join(' ')}`, [], { ...options, shell: true })
}
