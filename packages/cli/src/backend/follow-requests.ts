import { followRequests as followJournal } from '@portal/mock-server/control/request-stream'
import { type RequestFilter, type RequestRecord, requestStreamPath } from '@portal/protocol/control/requests'
import { encodeRequest } from '@portal/protocol/encoding'
import { isEnvelope } from '@portal/protocol/envelope'
import { openStore } from '@portal/store/store'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { progressLines } from '../terminal/terminal.ts'
import type { Headers } from './backend.ts'
import { type ControlChoice, controlHeaders } from './control.ts'
import { noAnswer } from './remote-backend.ts'

/**
 * The data of server-sent events, as they come: each is one line of `data:`, as our own streams write them. Comments and
 * other fields are left out.
 */
export async function* eventData(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = ''
  for await (const chunk of chunks) {
    const events = (pending + chunk).split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const line = event.split('\n').find((one) => one.startsWith('data: '))
      if (line !== undefined) yield line.slice('data: '.length)
    }
  }
}

interface Following {
  readonly world: string
  readonly filter: RequestFilter
  /** Ends it. */
  readonly signal: AbortSignal
}

/**
 * Streams the requests to a world: from a server at an address, else from any process that serves the data folder.
 * @throws {Failure} when the server refuses, doesn't answer, or stops
 */
export async function* followRequests(
  choice: ControlChoice,
  { terminal }: Context,
  following: Following,
): AsyncGenerator<RequestRecord> {
  if (choice.url !== undefined) {
    yield* followServer(choice.url, controlHeaders(choice), following)
    return
  }
  const store = await openStore({ dataDir: choice.dataDir, onProgress: progressLines(terminal) })
  try {
    yield* await followJournal(store, following.world, following.filter, following.signal)
  } finally {
    await store.close()
  }
}

const stream = { method: 'GET', path: requestStreamPath, encoding: 'query', access: 'public' } as const

async function* followServer(
  address: string,
  headers: Headers,
  { world, filter, signal }: Following,
): AsyncGenerator<RequestRecord> {
  const { url } = encodeRequest(stream, { pathParams: { world }, query: filter })
  const response = await fetch(address + url, { headers, signal }).catch((cause: unknown) => {
    if (!signal.aborted) throw noAnswer(address, cause)
  })
  if (!response) return
  if (!response.ok || !response.body) throw new Failure(await refusalIn(response, address))
  try {
    for await (const data of eventData(response.body.pipeThrough(new TextDecoderStream()))) {
      yield JSON.parse(data) // our own server's record
    }
  } catch (cause) {
    if (signal.aborted) return
    throw new Failure(`${address} went away.`, { cause })
  }
  throw new Failure(`${address} ended the stream of requests.`)
}

async function refusalIn(response: Response, address: string): Promise<string> {
  const answer: unknown = await response.json().catch(() => null)
  return (isEnvelope(answer) && answer.msg) || `${address} has no control API.`
}
