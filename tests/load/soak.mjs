// Simulates eight hours in a few minutes: 2,000 operations in one page of the production build, with memory, nodes and
// listeners along the way. Fails when they keep growing.

import { setTimeout } from 'node:timers/promises'
import { round, work } from './support/day-of-work.mjs'
import { here } from './support/here.mjs'
import { memoryOf } from './support/in-browser.mjs'
import { signedInPage } from './support/signed-in.mjs'

const operations = Number(process.argv[2] ?? 2000)
const parts = 8
// After whole rounds, since open tabs have nodes and listeners of their own.
const perPart = Math.ceil(operations / parts / round) * round
const note = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)

note('starting the portal')
const { page, browser, stop } = await signedInPage()
/** The least of five seconds: a page that is still closing, or mounted ahead, goes; what is left behind stays. */
async function settledMemory() {
  const readings = [await memoryOf(page)]
  while (readings.length < 5) {
    await setTimeout(1000)
    readings.push(await memoryOf(page))
  }
  const least = (/** @type {keyof import('./support/in-browser.mjs').Memory} */ name) =>
    Math.min(...readings.map((one) => one[name]))
  return { heapBytes: least('heapBytes'), nodes: least('nodes'), listeners: least('listeners') }
}

try {
  /** @type {string[]} */
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  // Code, caches and pools have to be filled before anything can be level.
  await work(page, 48)
  const startedAt = Date.now()
  const readings = [{ done: 0, ...(await settledMemory()) }]
  for (let part = 0; part < parts; part++) {
    await work(page, perPart, part * perPart)
    const reading = { done: (part + 1) * perPart, ...(await settledMemory()) }
    readings.push(reading)
    // A run that is interrupted has reported what it measured until then.
    note(
      `${reading.done} operations: ${(reading.heapBytes / 2 ** 20).toFixed(1)} MB, ${reading.nodes} nodes, ${reading.listeners} listeners`,
    )
  }
  const rows = readings.map(
    ({ done, heapBytes, nodes, listeners }) =>
      `| ${done} | ${(heapBytes / 2 ** 20).toFixed(1)} | ${nodes} | ${listeners} |`,
  )
  process.stdout.write(`${here()}, Chromium ${browser.version()}

${parts * perPart} operations in ${Math.round((Date.now() - startedAt) / 1000)} s, ${errors.length} page errors

| operations | heap MB | DOM nodes | listeners |
| ---: | ---: | ---: | ---: |
${rows.join('\n')}
`)
  const [first, last] = [readings[1], readings.at(-1)]
  if (!first || !last) throw new Error('there are as many readings as parts')
  const grown = Object.entries({
    heapBytes: last.heapBytes - first.heapBytes > Math.max(first.heapBytes * 0.1, 4 * 2 ** 20),
    nodes: last.nodes > first.nodes * 1.1,
    listeners: last.listeners > first.listeners * 1.05,
    errors: errors.length > 0,
  }).flatMap(([name, isGrown]) => (isGrown ? [name] : []))
  if (grown.length > 0) {
    process.stderr.write(`Not level: ${grown.join(', ')}\n${errors.slice(0, 3).join('\n')}\n`)
    process.exitCode = 1
  }
} finally {
  await stop()
}
