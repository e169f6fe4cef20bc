import type { AnswerSource, RequestedCall, UpstreamAnswer } from './answer-source.ts'
import type { Recording } from './recording.ts'
import { acceptedData, maskedForeignRequest, requestKeys, textIn } from './request-parts.ts'
import { identityIn, isSignIn, knowPeople, userNameIn } from './sign-ins.ts'

/**
 * Answers every recorded call: with the recording of the same request, else the latest of the same path and query, else
 * the latest of the call; with another user's only if the caller has none.
 */
export function replaySource(recordings: readonly Recording[], strangersAs?: string): AnswerSource {
  const latestFirst = recordings.toSorted((a, b) => Date.parse(b.recordedAt) - Date.parse(a.recordedAt))
  const kept = latestFirst.map((recording) => ({ recording, keys: requestKeys(recording) }))
  const calls = new Set(kept.map(({ keys }) => keys.call))
  const users = new Set(latestFirst.flatMap(({ user, answer }) => user ?? namedIn(answer) ?? []))
  const people = knowPeople()
  const signInsLike = (body: unknown) => {
    const wanted = JSON.stringify(identityIn(body))
    return kept.filter(({ recording }) => JSON.stringify(identityIn(recording.request.body)) === wanted)
  }
  return {
    kind: 'recording',
    strangersAs,
    answers: (asked) => calls.has(callKey(asked)),
    leaves(asked) {
      const { callId, user } = asked
      if (callId === 'getUserInfo') return user !== undefined && !users.has(people.behind(asked) ?? user)
      const { body } = maskedForeignRequest(asked)
      return isSignIn(callId) && !signInsLike(body).some(({ keys }) => keys.call === callId)
    },
    signedIn: people.add,
    async answer(request) {
      const person = people.behind(request) ?? request.user
      const masked = maskedForeignRequest(request)
      const wanted = requestKeys({ call: request.callId ?? null, request: masked })
      const isOwn = ({ user = person }: Recording) => user === person || person === undefined
      const all = (isSignIn(request.callId) ? signInsLike(masked.body) : kept).filter(
        ({ keys }) => keys.call === wanted.call,
      )
      const own = all.filter(({ recording }) => isOwn(recording))
      const [candidates, ofWhom] = own.length > 0 ? [own, 'own'] : [all, 'others']
      const same = candidates.find(({ keys }) => keys.whole === wanted.whole)
      const nearest = same ?? candidates.find(({ keys }) => keys.address === wanted.address) ?? candidates[0]
      if (!nearest) throw new Error(`No recording of ${wanted.call}`) // `answers` and `leaves` have checked that there is one
      const { recording } = nearest
      const answeredBy = same && ofWhom === 'own' ? 'recording' : 'similar recording'
      return { ...answerOf(recording, answeredBy), person: signedInAs(recording) }
    },
  }

  /** The user of a recorded sign-in: if neither it nor later calls name one, the user recorded last. */
  function signedInAs({ user, call, request }: Recording): string | undefined {
    if (!isSignIn(call)) return undefined
    const infos = latestFirst.flatMap(({ answer }) => namedIn(answer) ?? [])
    return user ?? userNameIn(request) ?? infos[0]
  }
}

const namedIn = ({ json }: Recording['answer']) => textIn(acceptedData(json).userName)

/** As `requestKeys` names the call of a recorded request. */
function callKey(asked: RequestedCall): string {
  if (asked.callId) return asked.callId
  const nothing = {
    headers: {},
    bytes: undefined,
    query: undefined,
    body: undefined,
    route: undefined,
    user: undefined,
  }
  return `${asked.method} ${maskedForeignRequest({ ...asked, ...nothing, url: asked.path }).path}`
}

function answerOf({ answer }: Recording, answeredBy: UpstreamAnswer['answeredBy']): UpstreamAnswer {
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
