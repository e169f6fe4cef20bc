// Measures the backend beside others, each server in a process of its own, and prints the tables of docs/performance-figures.md.
import { cases } from './support/cases.mjs'
import { readFlags } from './support/flags.mjs'
import { machine } from './support/machine.mjs'
import { measure } from './support/measure.mjs'
import { measureLongRun, measureMoments } from './support/moments.mjs'
import { startFor } from './support/servers.mjs'
import { caseTable, momentTable } from './support/tables.mjs'
import { prepareWorlds } from './support/worlds.mjs'

const { seconds, requests, only } = readFlags(process.argv.slice(2))
const note = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)
const isAsked = (/** @type {string} */ name) => !only || name.includes(only)

note('preparing the worlds')
const writers = await prepareWorlds()
const before = machine()
/** @type {import('./support/tables.mjs').Result[]} */
const results = []
for (const one of cases.filter(({ name, server }) => server === 'bare-fastify' || isAsked(name))) {
  note(one.name)
  const { server, load } = await startFor(one, writers)
  try {
    const figures = await measure(server, load, { duration: seconds })
    results.push({ name: one.name, startMs: server.startMs, figures })
  } finally {
    await server.stop()
  }
}
process.stdout.write(
  `${before}, ${seconds} s each\n\n${caseTable(results, results[0]?.figures.perSecond ?? 1)}\n`,
)

const [quiet] = cases.filter(({ name }) => name === 'getUserInfo')
if (quiet && isAsked('moments')) {
  note('moments')
  const moments = await measureMoments(quiet, writers)
  note('long run')
  process.stdout.write(
    `\n${momentTable(moments, await measureLongRun(quiet, writers, requests), requests)}\n`,
  )
}
