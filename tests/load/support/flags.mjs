import { parseArgs } from 'node:util'

/**
 * @typedef {object} Flags
 * @property {number} seconds how long each case is measured
 * @property {number} requests of the long run
 * @property {string | undefined} only part of the names of the cases that are measured; `moments` for the second table
 */

/**
 * @param {readonly string[]} args
 * @returns {Flags}
 */
export function readFlags(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '8' },
      requests: { type: 'string', default: '500000' },
      only: { type: 'string' },
    },
  })
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds ${values.seconds}: expected a number above 0`)
  const requests = Number(values.requests)
  if (!(Number.isInteger(requests) && requests > 0))
    throw new Error(`--requests ${values.requests}: expected a whole number above 0`)
  return { seconds, requests, only: values.only }
}
