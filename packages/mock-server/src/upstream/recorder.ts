import { randomUUID } from 'node:crypto'
import { access, constants, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endsSession, isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { ownersFile } from '@portal/store/engines/database-files'
import { StoreError, systemErrorCode } from '@portal/store/store-error'
import { makeFolder } from '@portal/store/worlds/folders'
import type { UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { maskedRecording } from './recording.ts'
import { recordingFile } from './request-parts.ts'
import { knowPeople } from './sign-ins.ts'

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
