// Measures what more worlds cost than a class has: the same requests to 49 worlds in turn and to 100, kept open or not.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { calls } from '@portal/protocol'
import { encodeRequest } from '@portal/protocol/encoding'
import { worldHeader } from '@portal/protocol/world'
import { issueCertificate } from '@portal/store/certificates'
import { openStore } from '@portal/store/store'
import autocannon from 'autocannon'
import { here } from './support/here.mjs'
import { startServer } from './support/server-process.mjs'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const duration = Number(values.seconds)
if (!(duration > 0)) throw new Error(`--seconds ${values.seconds}: expected a number above 0`)

const dataDir = resolve(import.meta.dirname, '../node_modules/.cache/turn-worlds')
const portal = resolve(import.meta.dirname, '../../packages/cli/bin/portal.js')
const names = Array.from({ length: 100 }, (_, index) => `turn-${index + 1}`)

/** A request of one person to each world, as a client of that world sends it. */
async function prepared() {
  const store = await openStore({ dataDir })
  try {
    const requests = []
    for (const name of names) {
      await store.ensureWorld(name)
      const { world, release } = await store.lease(name)
      const { id } = await world.db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })
      const certificate = await issueCertificate(world, id)
      release()
      const {
        method,
        url: path,
        headers,
        body,
      } = encodeRequest(calls.findTodoTasks, {
        body: { pageIndex: 1, pageRows: 10 },
      })
      requests.push({ method, path, body, headers: { ...headers, certificate, [worldHeader]: name } })
    }
    return requests
  } finally {
    await store.close()
  }
}

/** @param {import('autocannon').Request[]} requests @param {readonly string[]} flags */
async function measured(requests, flags) {
  const command = [portal, 'mock', '--json', '--port', '0', '--data-dir', dataDir, ...flags]
  const server = await startServer(command)
  try {
    const load = { url: server.ready.url, connections: 8, requests, verifyBody: isAccepted }
    await autocannon({ ...load, amount: requests.length * 8 })
    const result = await autocannon({ ...load, duration })
    const refused = result.errors + result.timeouts + result.non2xx + result.mismatches
    if (refused > 0) throw new Error(`${refused} requests were not answered as they should`)
    const { rssBytes } = await server.usage()
    return {
      perSecond: result.requests.total / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
      rssMiB: rssBytes / 2 ** 20,
    }
  } finally {
    await server.stop()
  }
}

/** @param {string} body */
const isAccepted = (body) => body.startsWith('{"status":"S"')

process.stderr.write('preparing 100 worlds\n')
const requests = await prepared()
const before = here()
/** @type {readonly (readonly [string, number, readonly string[]])[]} */
const cases = [
  ['49 worlds in turn', 49, []],
  ['100 worlds in turn', 100, []],
  ['49 worlds in turn, 50 kept open', 49, ['--open-worlds', '50']],
  ['52 worlds in turn, 50 kept open', 52, ['--open-worlds', '50']],
  ['100 worlds in turn, 50 kept open', 100, ['--open-worlds', '50']],
]
const rows = []
for (const [what, count, flags] of cases) {
  process.stderr.write(`${what}\n`)
  rows.push({ what, ...(await measured(requests.slice(0, count), flags)) })
}
const base = rows[0]?.perSecond ?? 1
const lines = rows.map(
  ({ what, perSecond, p50, p99, rssMiB }) =>
    `| ${what} | ${Math.round(perSecond).toLocaleString('en')} | ${(perSecond / base).toFixed(2)} | ${p50} | ${p99} | ${Math.round(rssMiB)} |`,
)
process.stdout.write(
  [
    `${before}, ${duration} s each`,
    '',
    '|  | requests/s | of 49 worlds | p50 ms | p99 ms | memory after MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n'),
)
await rm(dataDir, { recursive: true, force: true })
