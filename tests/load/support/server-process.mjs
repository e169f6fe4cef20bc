import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const reportUsage = pathToFileURL(`${import.meta.dirname}/report-usage.mjs`).href

/**
 * @typedef {object} Usage
 * @property {number} rssBytes current memory
 * @property {number} cpuMicroseconds processor time since its start
 */

/** @typedef {{ url: string, accounts?: readonly { userName: string, password: string }[] }} Ready */

/**
 * @typedef {object} ServerProcess
 * @property {Ready} ready what it said when it was ready
 * @property {number} startMs from its start until then
 * @property {() => Promise<Usage>} usage
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a server in a process of its own; it is ready when it prints a line of JSON.
 * @param {readonly string[]} command a script of Node with its arguments
 * @returns {Promise<ServerProcess>}
 */
export async function startServer(command) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', reportUsage, ...command], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!child.stdout) throw new Error('A server whose output is piped has one')
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${command.join(' ')} ended with code ${code} before it was ready`)
    }),
  ])
  return {
    ready: JSON.parse(line),
    startMs: performance.now() - startedAt,
    async usage() {
      const answer = once(child, 'message')
      child.send('usage')
      const [usage] = await answer
      return usage
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
