import { randomUUID } from 'node:crypto'
import { targetMatches } from '@portal/protocol/control/fault-target'
import { pathOf } from '../domain/page-address.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import type { AnswerSource } from './answer-source.ts'
import { passedThroughHeader, passOn } from './pass-on.ts'
import type { Recorder } from './recorder.ts'
import { defaultTargets } from './upstream-address.ts'

const slash = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`
const dot = String.raw`(?:\.|%(?:25)*2e)`
/** A part that a client or a server takes out of a path; some servers ignore everything after a semicolon. */
const dotSegment = new RegExp(`${slash}${dot}{1,2}(?:(?:;|%(?:25)*3b)|${slash}|$)`, 'i')

/**
 * Whether a path is what it seems. One with `.` or `..` segments, encoded or not, a backslash, characters that clients
 * drop, or another host leads elsewhere than what was matched.
 */
export const isStraightPath = (path: string): boolean =>
  /^\/(?!\/)[^\\\s]*$/.test(path) && !dotSegment.test(path)

interface UpstreamOptions {
  /** As `upstreamProblem` finds nothing wrong with. */
  readonly url: string
  /** Which requests are passed on, in the notation of faults; all below `/api` by default. */
  readonly targets?: readonly string[] | undefined
  readonly strangersAs?: string | undefined
  /** Keeps the answers. */
  readonly recorder?: Recorder | undefined
  /** How long an answer may take, in milliseconds; 30 seconds by default (specification §9). */
  readonly timeoutMs?: number
}

/** A real backend that chosen requests are passed on to. */
export function upstreamSource({ url, recorder, ...options }: UpstreamOptions): AnswerSource {
  const { targets = defaultTargets, timeoutMs = 30_000 } = options
  const address = { base: url.replace(/\/+$/, ''), server: randomUUID(), timeoutMs }
  return {
    kind: 'upstream',
    strangersAs: options.strangersAs,
    answers: ({ callId, path }) => targets.some((target) => targetMatches(target, callId, path)),
    async answer(request, signal) {
      if (!isStraightPath(pathOf(request.url))) throw new Rejection(texts.crookedPath, { httpStatus: 400 })
      if (String(request.headers[passedThroughHeader] ?? '').includes(address.server))
        throw new Rejection(filled(texts.upstreamIsItself, { address: address.base }), { httpStatus: 508 })
      const answer = await passOn(address, request, signal)
      await recorder?.record(request, answer)
      return answer
    },
  }
}
