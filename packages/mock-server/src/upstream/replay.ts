import type { AnswerSource, AskedCall, ForeignAnswer } from './answer-source.ts'
import type { Recording } from './recording.ts'
import { requestKeys } from './request-key.ts'
import { maskedForeignRequest } from './request-parts.ts'

/**
 * Answers every call that there are recordings of: with that of the same request, else the latest of the same path and
 * query, else the latest of the call.
 */
export function replaySource(recordings: readonly Recording[], strangersAs?: string): AnswerSource {
  const latestFirst = recordings.toSorted((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt))
  const kept = latestFirst.map((recording) => ({ recording, keys: requestKeys(recording) }))
  const calls = new Set(kept.map(({ keys }) => keys.call))
  return {
    kind: 'recording',
    strangersAs,
    answers: (asked) => calls.has(callKey(asked)),
    async answer(request) {
      const wanted = requestKeys({ call: request.callId ?? null, request: maskedForeignRequest(request) })
      const same = kept.find(({ keys }) => keys.whole === wanted.whole)
      const nearest =
        same ??
        kept.find(({ keys }) => keys.address === wanted.address) ??
        kept.find(({ keys }) => keys.call === wanted.call)
      if (!nearest) throw new Error(`No recording of ${wanted.call}`) // `answers` has said that there is one
      return answerOf(nearest.recording, same ? 'recording' : 'similar recording')
    },
  }
}

/** As `requestKeys` names the call of a recorded request. */
function callKey(asked: AskedCall): string {
  if (asked.callId) return asked.callId
  const nothing = { headers: {}, bytes: undefined, query: undefined, body: undefined, route: undefined }
  return `${asked.method} ${maskedForeignRequest({ ...asked, ...nothing, url: asked.path }).path}`
}

function answerOf({ answer }: Recording, answeredBy: ForeignAnswer['answeredBy']): ForeignAnswer {
  const { httpStatus, contentType, location, json, text = '' } = answer
  return {
    answeredBy,
    httpStatus,
    headers: {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(location === undefined ? {} : { location }),
    },
    body: json === undefined ? text : JSON.stringify(json),
    json,
  }
}
