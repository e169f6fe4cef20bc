// A class at work on one server: `npm run bench:class -- --worlds 30 --seconds 300`. Ends with 1 when a trainee got data of another.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createControlClient } from '@portal/protocol/control/control-client'
import { classAtWork } from './support/class-at-work.mjs'
import { here } from './support/here.mjs'
import { send } from './support/measure.mjs'
import { startServer } from './support/server-process.mjs'

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '300' },
    /** Milliseconds between two pages of a trainee. */
    pause: { type: 'string', default: '500' },
  },
})
const portal = resolve(import.meta.dirname, '../../packages/cli/bin/portal.js')
const dataDir = await mkdtemp(join(tmpdir(), 'portal-class-'))
const before = here()
const server = await startServer([portal, 'mock', '--json', '--port', '0', '--data-dir', dataDir])
try {
  const { url, accounts = [] } = server.ready
  const control = createControlClient(async (request) => JSON.parse(await send(url, request)))
  /** @type {number[]} */
  const held = []
  const watch = setInterval(async () => held.push((await server.usage()).rssBytes), 2_000)
  const end = performance.now() + Number(values.seconds) * 1_000
  const { requests, p50, p99, mixedUp } = await classAtWork({
    url,
    control,
    password: accounts[0]?.password ?? '',
    size: Number(values.worlds),
    async goesOn(turn) {
      if (turn > 0) await pause(Number(values.pause) * (0.5 + Math.random()))
      return performance.now() < end
    },
  }).finally(() => clearInterval(watch))
  const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 2 ** 20)} MB`
  const third = Math.ceil(held.length / 3)
  const most = [0, 1, 2].map((at) => megabytes(Math.max(...held.slice(at * third, (at + 1) * third))))
  process.stdout.write(
    `${before}\n${values.worlds} worlds, ${values.seconds} s: ${requests} requests, ` +
      `${Math.round(requests / Number(values.seconds))} a second; p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms; ` +
      `memory at most ${most.join(', ')} in each third; ` +
      `${mixedUp.length} answers of another world\n`,
  )
  if (mixedUp.length > 0) {
    process.stderr.write(`${mixedUp.slice(0, 10).join('\n')}\n`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
