// Measures `portal seed` beside plain SQLite inserts of the same rows: `npm run bench:seeding -- --orders 200000 --users 200000`.
// Memory must not grow with the count: a tenth of it is measured, too.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { here } from './support/here.mjs'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200000' },
    users: { type: 'string', default: '200000' },
  },
})
const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const portal = file('../../packages/cli/bin/portal.js')
const peak = pathToFileURL(file('support/report-peak.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'portal-seeding-'))

/** @param {string} dataDir @param {string[]} args */
function run(dataDir, ...args) {
  const usage = join(folder, 'usage.json')
  const begun = performance.now()
  execFileSync(process.execPath, ['--import', peak, portal, ...args, '--data-dir', dataDir], {
    env: { ...process.env, PORTAL_PEAK_FILE: usage },
    stdio: 'ignore',
  })
  const ms = performance.now() - begun
  return { ms, ...JSON.parse(readFileSync(usage, 'utf8')) }
}

const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024 / 1024)} MB`

try {
  process.stdout.write(`${here()}\n`)
  for (const [kind, count] of /** @type {const} */ ([
    ['orders', Number(values.orders)],
    ['users', Number(values.users)],
  ])) {
    if (!(count >= 10)) continue
    const place = (/** @type {string} */ name) => join(folder, `${kind}-${name}`)
    const [fresh, small, full] = [place('fresh'), place('small'), place('full')]
    run(fresh, 'world', 'create', 'main')
    for (const copy of [small, full]) cpSync(fresh, copy, { recursive: true })
    const tenth = run(small, 'seed', kind, '--count', String(Math.round(count / 10)))
    const seeded = run(full, 'seed', kind, '--count', String(count))
    const plain = JSON.parse(
      execFileSync(
        process.execPath,
        [file('support/plain-inserts.mjs'), join(full, 'worlds/main.db'), join(fresh, 'worlds/main.db')],
        { encoding: 'utf8' },
      ),
    )
    process.stdout.write(
      `${count} ${kind}, ${plain.rows} rows: ${Math.round(seeded.ms)} ms, ${Math.round(count / (seeded.ms / 1000))} a second; ` +
        `plain inserts ${plain.ms} ms: ${(plain.ms / seeded.ms).toFixed(2)} of their rate; ` +
        `at most ${megabytes(seeded.peakBytes)}, ${(seeded.peakBytes / tenth.peakBytes).toFixed(2)} of the ` +
        `${megabytes(tenth.peakBytes)} for a tenth of it\n`,
    )
    for (const one of [fresh, small, full]) rmSync(one, { recursive: true })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
