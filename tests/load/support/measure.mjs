import autocannon from 'autocannon'

/** @typedef {import('@portal/protocol/encoding').EncodedRequest} EncodedRequest */

export const connections = 32
const warmUpSeconds = 2

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {EncodedRequest} request
 * @property {Readonly<Record<string, string>>} headers beside those of the request
 * @property {() => EncodedRequest} [next] another request each time, instead
 */

/**
 * @typedef {object} Figures
 * @property {number} perSecond requests answered
 * @property {number} p99 milliseconds
 * @property {number} cpuMicroseconds of the server's processor time for each request
 * @property {number} rssBytes memory of the server afterwards
 * @property {number} bytes of one answer's body
 */

/**
 * Sends one request over and over from 32 connections, first for a while that does not count.
 * @param {import('./server-process.mjs').ServerProcess} server
 * @param {Load} load
 * @param {{ duration: number } | { amount: number }} span seconds, or requests
 * @returns {Promise<Figures>}
 * @throws {Error} when anything but accepted answers came back
 */
export async function measure(server, load, span) {
  const bytes = await oneAnswer(load)
  await fire(load, { duration: warmUpSeconds })
  const before = await server.usage()
  const result = await fire(load, span)
  const after = await server.usage()
  await oneAnswer(load)
  const refused = result.errors + result.timeouts + result.non2xx + result.mismatches
  if (refused > 0)
    throw new Error(`${refused} of ${result.requests.total} requests were not answered as they should`)
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / result.requests.total,
    rssBytes: after.rssBytes,
    bytes,
  }
}

/** @param {Load} load @param {{ duration: number } | { amount: number }} span */
function fire({ url, request, headers, next }, span) {
  // A request that autocannon sets up for each turn has no host of its own, and the backend refuses a host that it does not know.
  const { host } = new URL(url)
  const wire = (/** @type {EncodedRequest} */ { method, url: path, headers: own, body }) => ({
    method,
    path,
    headers: { host, ...headers, ...own },
    body,
  })
  const fixed = wire(request)
  const changing = next && {
    requests: [{ ...fixed, setupRequest: () => wire(next()) }],
    verifyBody: isAccepted,
  }
  return autocannon({ url, connections, requests: [fixed], ...changing, ...span })
}

/** A rejection comes with HTTP 200; it must not count as an answer. @param {string} body */
const isAccepted = (body) => !body.startsWith('{"status":"E"')

/** @param {Load} load @returns {Promise<number>} bytes of its body */
async function oneAnswer({ url, request, headers, next }) {
  const text = await send(url, next ? next() : request, headers)
  if (!isAccepted(text)) throw new Error(`A request was answered with ${text.slice(0, 200)}`)
  return Buffer.byteLength(text)
}

/**
 * @param {string} base
 * @param {EncodedRequest} request
 * @param {Readonly<Record<string, string>>} [headers] beside those of the request
 * @returns {Promise<string>} the body of the answer
 */
export async function send(base, { method, url, headers: own, body }, headers = {}) {
  const answer = await fetch(base + url, {
    method,
    headers: { ...headers, ...own },
    ...(body !== undefined && { body }),
  })
  return answer.text()
}
