import { encodeRequest } from '@portal/protocol/encoding'
import { calls } from '@portal/protocol/registry'
import { worldHeader } from '@portal/protocol/world'

/** @typedef {import('@portal/protocol/control/control-client-of').ControlClient} ControlClient */

const userName = 'wangjing'
/** @param {number} at */
const markOf = (at) => `学员${String(at + 1).padStart(3, '0')}号`
const marks = /学员\d{3}号/g

/**
 * @typedef {object} ClassReport
 * @property {number} requests
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {string[]} mixedUp a sentence for each answer that had data of another world, or lacked that of its own
 */

/**
 * A class at work: each trainee signs in to a world of their own, opens pages turn after turn, and writes. What only their
 * world holds must be in the answers, and nothing of another world.
 * @param {object} options
 * @param {string} options.url of the server
 * @param {ControlClient} options.control of the same server
 * @param {string} options.password of the demo accounts
 * @param {number} options.size how many trainees
 * @param {(turn: number) => Promise<boolean>} options.goesOn asked before each turn of each trainee
 * @returns {Promise<ClassReport>}
 */
export async function classAtWork({ url, control, password, size, goesOn }) {
  const made = await control.makeWorlds({ body: { prefix: 'class-', count: size } })
  /** @type {number[]} */
  const took = []
  /** @type {string[]} */
  const mixedUp = []
  /** @param {{ world: string, certificate: string }} trainee @param {import('@portal/protocol/encoding').EncodedRequest} request */
  const send = async ({ world, certificate }, { method, url: path, headers, body }) => {
    const begun = performance.now()
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, certificate, [worldHeader]: world },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    took.push(performance.now() - begun)
    if (!text.startsWith('{"status":"S"')) throw new Error(`${world}: ${path}: ${text.slice(0, 200)}`)
    return text
  }

  /** @param {string} world @param {number} at */
  const trainee = async (world, at) => {
    const own = markOf(at)
    await control.putEntries({
      pathParams: { world },
      body: { kind: 'user', entries: [{ name: userName, fullName: own }], update: true },
    })
    const signedIn = await send(
      { world, certificate: '' },
      encodeRequest(calls.login, { body: { userName, password } }),
    )
    const { certificate } = JSON.parse(signedIn).data
    const page = [
      encodeRequest(calls.getUserInfo, { query: { token: certificate } }),
      encodeRequest(calls.findMenuInfoAllSystem, { body: { sybCodes: ['CERAMIC'] } }),
      encodeRequest(calls.findTodoTasks, { body: {} }),
      encodeRequest(calls.ceramicSalesOrderPage, { query: { current: 1, size: 20 }, body: {} }),
    ]
    const write = encodeRequest(calls.addInCollection, { body: { menuId: 1 } })
    for (let turn = 0; await goesOn(turn); turn++) {
      const answers = await Promise.all(page.map((request) => send({ world, certificate }, request)))
      const found = new Set(answers.join('').match(marks))
      if (found.size !== 1 || !found.has(own))
        mixedUp.push(`${world}: expected ${own} alone, found ${[...found].join(', ') || 'none'}`)
      if (turn % 5 === 0) await send({ world, certificate }, write)
    }
  }
  await Promise.all(made.worlds.map(({ name }, at) => trainee(name, at)))
  took.sort((one, other) => one - other)
  const at = (/** @type {number} */ share) => took[Math.floor(took.length * share)] ?? Number.NaN
  return { requests: took.length, p50: at(0.5), p99: at(0.99), mixedUp }
}
