import { differencesOf, valueAt } from '@portal/mock-server/upstream/answer-check'
import type { UpstreamAnswer } from '@portal/mock-server/upstream/answer-source'
import { refusalIn } from '@portal/protocol/answers/read-answer'
import { callMetadata } from '@portal/protocol/call-metadata'
import type { Difference } from '@portal/protocol/control/requests'
import { endsSession, isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { type CallId, calls } from '@portal/protocol/registry'
import { isSecret, phoneName } from '@portal/protocol/rules/secret-names'
import { type Advice, adviceOn } from './advice.ts'
import type { Exchange } from './exchange.ts'
import { readAsAt } from './probes.ts'

/** Where responses of a call deviate from the contract; `*` in the path is any row, at each level of a tree. */
export interface Departure extends Difference, Advice {
  /** In how many places. */
  readonly times: number
}

/**
 * `fine`: as in the contract; `differs`: accepted, but different; `refused`: a rejection; `missing`: nothing at this
 * address; `failed`: no response from a backend; `skipped`: not tried.
 */
export type Outcome = 'fine' | 'differs' | 'refused' | 'missing' | 'failed' | 'skipped'

export interface CallResult {
  readonly call: CallId
  readonly method: string
  readonly path: string
  readonly outcome: Outcome
  readonly httpStatus?: number
  readonly durationMs?: number
  readonly slow: boolean
  /** What happened, as a sentence; empty for `fine`. */
  readonly says: string
  readonly departures: readonly Departure[]
}

/** An answer that takes longer keeps people waiting. */
const slowMs = 3_000

/** What an exchange shows of a call; `path` is where it was sent. */
export function resultOf(call: CallId, path: string, exchange: Exchange): CallResult {
  const { answer, trouble, durationMs, movedTo } = exchange
  const judgement: Judgement = answer
    ? judged(call, answer)
    : { outcome: 'failed', says: `No answer: ${trouble}` }
  const moved = movedTo === undefined ? '' : `The portal follows a redirect to ${withoutQuery(movedTo)}`
  return {
    call,
    method: calls[call].method,
    path,
    ...(answer ? { httpStatus: answer.httpStatus } : {}),
    durationMs,
    slow: durationMs > slowMs,
    departures: [],
    ...judgement,
    says: [moved, judgement.says].filter(Boolean).join('. '),
  }
}

/** A call that could not be tried. */
export const skipped = (call: CallId, path: string, says: string): CallResult => ({
  call,
  method: calls[call].method,
  path,
  outcome: 'skipped',
  slow: false,
  says,
  departures: [],
})

type Judgement = Pick<CallResult, 'outcome' | 'says'> & Partial<Pick<CallResult, 'departures'>>

function judged(call: CallId, answer: UpstreamAnswer): Judgement {
  const { httpStatus, headers, json, body } = answer
  const status = `HTTP ${httpStatus}`
  const envelope = isEnvelope(json) ? json : undefined
  const refusal = refusalIn(json)
  const message = refusal.message === undefined ? '' : `: ${refusal.message}`
  if (envelope && endsSession(envelope))
    return { outcome: 'refused', says: `It does not know the certificate (E with 4001)${message}` }
  if (httpStatus === 404 || httpStatus === 405)
    return { outcome: 'missing', says: `Nothing answers at this address (${status})` }
  if (httpStatus === 401 || httpStatus === 403)
    return { outcome: 'refused', says: `The backend, or a proxy before it, refuses it (${status})${message}` }
  if (httpStatus >= 400) return { outcome: 'failed', says: `It fails (${status})${message}` }
  if (httpStatus >= 300)
    return {
      outcome: 'failed',
      says: `It redirects (${status}) to ${withoutQuery(headers.location ?? 'nowhere')}`,
    }
  if (json === undefined)
    return { outcome: 'failed', says: `${otherThanJson(String(body), headers)} (${status})` }
  if (envelope && !isAccepted(envelope)) {
    const code = envelope.code === undefined ? '' : ` with ${envelope.code}`
    return { outcome: 'refused', says: `It refuses (${envelope.status}${code})${message}` }
  }
  const departures = departuresIn(call, json, differencesOf(call, answer, mostDifferences))
  if (departures.length === 0) return { outcome: 'fine', says: '' }
  return { outcome: 'differs', says: 'The answer departs from the contract', departures }
}

const mostDifferences = 2_000

/** An address without the part that may contain a certificate. */
const withoutQuery = (address: string) => address.split(/[?#;]/, 1)[0] ?? address

function otherThanJson(body: string, { 'content-type': type }: UpstreamAnswer['headers']): string {
  if (body.trim() === '') return 'It answers without a body'
  if (!/^\s*</.test(body)) return `It answers no JSON (${type ?? 'without a content type'})`
  const [, title] = /<title>\s*([^<]{1,80})/i.exec(body) ?? []
  return `It answers with a page${title ? `, “${title.trim()}”` : ''}`
}

/** Differences that repeat from row to row become one. */
function departuresIn(call: CallId, json: unknown, differences: readonly Difference[]): Departure[] {
  const found = new Map<string, Departure>()
  for (const difference of differences) {
    // A tree deviates in the same way at each of its levels.
    const path = difference.path.replace(/\/\d+(?=\/|$)/g, '/*').replace(/(\/[^/]+\/\*)\1+/g, '$1')
    const key = [path, difference.expected, difference.found].join(' ')
    const known = found.get(key)
    const value = valueAt(json, difference.path)
    const first = {
      ...difference,
      path,
      found: shown(path, difference.found, value),
      ...adviceOn(difference, value, readAsAt(callMetadata[call], difference.path)),
    }
    found.set(key, known ? { ...known, times: known.times + 1 } : { ...first, times: 1 })
  }
  return [...found.values()]
}

/** Values without personal data: numbers, dates, flags, codes. */
const plain = /^[\w.:+/ -]{1,40}$/

/** The type of a value, with the value where that reveals nothing. */
function shown(path: string, found: string, value: unknown): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isPlain = typeof value === 'string' ? plain.test(value) : ['number', 'boolean'].includes(typeof value)
  return isPlain && !isSecret(name) && !phoneName.test(name) ? `${found} ${JSON.stringify(value)}` : found
}
