import { createControlClient } from '@portal/protocol/control/control-client'
import { measure, send } from './measure.mjs'
import { startFor } from './servers.mjs'

const times = 20

/**
 * @typedef {object} Moments
 * @property {number} startMs of a server whose world is there, the median of some starts
 * @property {number} newWorldMs a world from the template
 * @property {number} restoreMs a world back to its snapshot
 */

/**
 * Medians, in milliseconds, as a client of the control API has them.
 * @param {import('./cases.mjs').Case} quiet a case whose server is started
 * @param {import('./worlds.mjs').Writers} writers
 * @returns {Promise<Moments>}
 */
export async function measureMoments(quiet, writers) {
  const starts = []
  for (let time = 0; time < 5; time++) {
    const { server } = await startFor(quiet, writers)
    starts.push(server.startMs)
    await server.stop()
  }
  const { server, load } = await startFor(quiet, writers)
  const control = createControlClient(async (request) => JSON.parse(await send(load.url, request)))
  const names = Array.from({ length: times }, (_, index) => `moment-${Date.now()}-${index}`)
  const [world = ''] = names
  try {
    const newWorldMs = await median(names, (name) => control.createWorld({ body: { name } }))
    await control.takeSnapshot({ pathParams: { world }, body: { name: 'before' } })
    const pathParams = { world, snapshot: 'before' }
    const restoreMs = await median(names, () => control.restoreSnapshot({ pathParams }))
    for (const name of names) await control.removeWorld({ pathParams: { world: name } })
    return { startMs: middle(starts), newWorldMs, restoreMs }
  } finally {
    await server.stop()
  }
}

/** @param {readonly string[]} names @param {(name: string) => Promise<unknown>} work */
async function median(names, work) {
  const took = []
  for (const name of names) {
    const startedAt = performance.now()
    await work(name)
    took.push(performance.now() - startedAt)
  }
  return middle(took)
}

const middle = (/** @type {number[]} */ numbers) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * What a server holds after many requests, with its journal.
 * @param {import('./cases.mjs').Case} one
 * @param {import('./worlds.mjs').Writers} writers
 * @param {number} requests
 */
export async function measureLongRun(one, writers, requests) {
  const { server, load } = await startFor(one, writers)
  try {
    return await measure(server, load, { amount: requests })
  } finally {
    await server.stop()
  }
}
