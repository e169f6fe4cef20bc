// Measures how soon the command line answers, as multiples of Node's own start: `npm run bench:start -- --runs 15`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { here } from './support/here.mjs'
import { startServer } from './support/server-process.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } })
const runs = Number(values.runs)
const portal = resolve(import.meta.dirname, '../../packages/cli/bin/portal.js')
const report = join(import.meta.dirname, 'support/report-processor-time.cjs')
const folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
const dataDir = ['--data-dir', join(folder, 'data')]

const middle = (/** @type {number[]} */ numbers) =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** @param {readonly string[]} args of Node */
function measured(args) {
  const file = join(folder, 'time')
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now()
    const { status } = spawnSync(process.execPath, ['--require', report, ...args], {
      env: { ...process.env, PORTAL_TIME_FILE: file },
      stdio: 'ignore',
    })
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
    return { wall: performance.now() - begun, processor: Number(readFileSync(file, 'utf8')) }
  })
  return { wall: middle(times.map(({ wall }) => wall)), processor: middle(times.map((one) => one.processor)) }
}

try {
  const before = here()
  const mock = [portal, 'mock', '--json', '--port', '0', ...dataDir]
  const server = await startServer(mock)
  /** @type {[string, { wall: number, processor: number }][]} */
  const rows = [
    ['bare Node', measured(['-e', '0'])],
    ['portal --help', measured([portal, '--help'])],
    ['portal world list', measured([portal, 'world', 'list', ...dataDir])],
    ['portal world list --url', measured([portal, 'world', 'list', '--url', server.ready.url])],
  ]
  await server.stop()
  const starts = []
  for (let run = 0; run < runs; run++) {
    const started = await startServer(mock)
    const { cpuMicroseconds, rssBytes } = await started.usage()
    starts.push({ wall: started.startMs, processor: cpuMicroseconds / 1000, rssBytes })
    await started.stop()
  }
  const ready = {
    wall: middle(starts.map(({ wall }) => wall)),
    processor: middle(starts.map((one) => one.processor)),
  }
  const bare = rows[0]?.[1] ?? ready
  rows.push(['portal mock, ready', ready])
  const lines = rows.map(
    ([what, { wall, processor }]) =>
      `| ${what} | ${Math.round(processor)} | ${(processor / bare.processor).toFixed(1)} | ${Math.round(wall)} | ${(wall / bare.wall).toFixed(1)} |`,
  )
  const memory = Math.round(middle(starts.map(({ rssBytes }) => rssBytes)) / 2 ** 20)
  process.stdout.write(
    [
      `${before}, median of ${runs}; a server that is ready holds ${memory} MB`,
      '',
      '|  | processor ms | of bare Node | clock ms | of bare Node |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...lines,
      '',
    ].join('\n'),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
