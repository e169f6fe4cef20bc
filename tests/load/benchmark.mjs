// Measures the backend beside others, each server in a process of its own, and prints the tables of docs/performance.md.
import { cases } from './support/cases.mjs'
import { readFlags } from './support/flags.mjs'
import { measure } from './support/measure.mjs'
import { startFor } from './support/servers.mjs'
import { caseTable } from './support/tables.mjs'
import { prepareWorlds } from './support/worlds.mjs'

const { seconds, only } = readFlags(process.argv.slice(2))
const writers = await prepareWorlds()
/** @type {import('./support/tables.mjs').Result[]} */
const results = []
const isAsked = (/** @type {import('./support/cases.mjs').Case} */ { name, server }) =>
  server === 'bare-fastify' || !only || name.includes(only)
for (const one of cases.filter(isAsked)) {
  process.stderr.write(`${one.name}\n`)
  const { server, load } = await startFor(one, writers)
  try {
    results.push({
      name: one.name,
      startMs: server.startMs,
      figures: await measure(server, load, { duration: seconds }),
    })
  } finally {
    await server.stop()
  }
}
process.stdout.write(`${caseTable(results, results[0]?.figures.perSecond ?? 1)}\n`)
