import { randomUUID } from 'node:crypto'
import { access, constants, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endsSession, isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { ownersFile } from '@portal/store/engines/database-files'
import { StoreError, systemErrorCode } from '@portal/store/store-error'
import { makeFolder } from '@portal/store/worlds/world-files'
import type { AnswerSource, RequestedCall, UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { maskedRecording, type Recording } from './recording.ts'
import { acceptedData, maskedForeignRequest, recordingFile, requestKeys, textIn } from './request-parts.ts'
import { identityIn, isSignIn, knowPeople, userNameIn } from './sign-ins.ts'

/** Saves responses as files in a folder. Failures are reported and never affect the response. */
export interface Recorder {
  record(request: UpstreamRequest, answer: UpstreamAnswer): Promise<void>
}

interface RecorderOptions {
  readonly folder: string
  /** Receives a sentence on what is not recorded and why. */
  readonly note: (sentence: string) => void
  readonly limits?: Limits
}

/** Limits of a folder: number of recordings and total size. */
interface Limits {
  readonly files: number
  readonly bytes: number
}

const usual: Limits = { files: 2_000, bytes: 200 * 1024 * 1024 }

/** @throws {StoreError} when the folder cannot be made or written */
export async function openRecorder({ folder, note, limits = usual }: RecorderOptions): Promise<Recorder> {
  const sizes = await sizesIn(folder)
  const people = knowPeople()
  let total = [...sizes.values()].reduce((sum, one) => sum + one, 0)
  return {
    async record(request, answer) {
      const what = `${request.callId ?? `${request.method} ${request.path}`} was not recorded`
      try {
        const person = people.learn(request, answer)
        if (!isRecordable(answer)) {
          note(`${what}: neither JSON nor a redirect nor a stylesheet (${answer.headers['content-type']})`)
          return
        }
        if (isEnvelope(answer.json) && endsSession(answer.json)) return // who replays it later has no session to end
        const recording = maskedRecording(request, answer, new Date(), person)
        const name = recordingFile(recording)
        const known = sizes.get(name)
        // A wrong password must not take the place of the right one, which looks the same when it is masked.
        if (known !== undefined && isRefusal(answer.json)) return
        const json = `${JSON.stringify(recording, null, 2)}\n`
        const size = Buffer.byteLength(json)
        const bytes = total + size - (known ?? 0)
        if (bytes > limits.bytes || (known === undefined && sizes.size >= limits.files)) {
          note(
            `${what}: ${folder} is full (${sizes.size} recordings, ${bytes} bytes); record into another one`,
          )
          return
        }
        sizes.set(name, size)
        total = bytes
        await writeWhole(join(folder, name), json)
      } catch (error) {
        note(`${what} (${systemErrorCode(error) ?? String(error)})`)
      }
    },
  }
}

const isRefusal = (json: unknown) => isEnvelope(json) && !isAccepted(json)

const isRecordable = ({ json, headers }: UpstreamAnswer): boolean =>
  json !== undefined || headers.location !== undefined || /^text\/css/i.test(headers['content-type'] ?? '')

/** Others see the old file or all of the new one. */
async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, text, { mode: ownersFile })
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** The recordings that are there already, with their sizes in bytes. */
async function sizesIn(folder: string): Promise<Map<string, number>> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
    const sizes = names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)
    return new Map(await Promise.all(sizes))
  } catch (error) {
    const reason = systemErrorCode(error) ?? String(error)
    throw new StoreError(`Nothing can be recorded into ${folder} (${reason}); choose another folder`, {
      cause: error,
    })
  }
}

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
