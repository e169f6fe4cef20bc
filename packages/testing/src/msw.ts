import { type CallId, callIds, calls } from '@portal/protocol'
import type { DataOf } from '@portal/protocol/client'
import type { Endpoint } from '@portal/protocol/endpoint'
import { type Envelope, rejection, success } from '@portal/protocol/envelope'
import recorded from '@portal/protocol/recorded/examples.json' with { type: 'json' }
import { worldHeader } from '@portal/protocol/world'
import { bypass, type HttpHandler, HttpResponse, http } from 'msw'
import type { TestWorld } from './world/test-world.ts'

/** A refusal, as an answer of {@link recordedHandlers}. */
export class Refusal {
  readonly envelope: Envelope<null>
  constructor(message: string, code?: number) {
    this.envelope = rejection(message, code)
  }
}

/** The answer E with a message, and a code if one is given: 4001 ends the session. */
export const refuse = (message: string, code?: number): Refusal => new Refusal(message, code)

type Data<Id extends CallId> = DataOf<(typeof calls)[Id]>
/** What a call answers: its data, a refusal, or what makes one of them of a request. */
export type Answers = {
  readonly [Id in CallId]?:
    | Data<Id>
    | Refusal
    | ((request: Request) => Data<Id> | Refusal | Promise<Data<Id> | Refusal>)
}

const definitions: Readonly<Record<CallId, Endpoint>> = calls

/** msw writes the parameters of paths with a colon. */
const pathOf = (id: CallId) => `*${definitions[id].path.replace(/\{(\w+)\}/g, ':$1')}`

const handlerOf = (id: CallId, answer: (request: Request) => Response | Promise<Response>): HttpHandler => {
  const { method } = definitions[id]
  const resolver = ({ request }: { request: Request }) => answer(request)
  return method === 'GET' ? http.get(pathOf(id), resolver) : http.post(pathOf(id), resolver)
}

/**
 * A handler for every call that answers data: what the demo company was recorded to answer, in the answers' place where
 * they are given. Runs in browsers, too; nothing is remembered from one request to the next.
 */
export function recordedHandlers(answers: Answers = {}): HttpHandler[] {
  const examples: Readonly<Record<string, object>> = recorded.calls
  return callIds
    .filter((id) => (definitions[id].answer ?? 'envelope') === 'envelope')
    .map((id) =>
      handlerOf(id, async (request) => {
        const given: unknown = answers[id]
        if (given === undefined)
          return json(Reflect.get(examples[id] ?? {}, 'answer') ?? rejection(`No example of ${id}`))
        const value: unknown = typeof given === 'function' ? await given(request) : given
        return json(value instanceof Refusal ? value.envelope : success(value))
      }),
    )
}

/** A response is limited to JSON. */
const json = (value: unknown): Response => HttpResponse.json(value as Parameters<typeof HttpResponse.json>[0])

/** Sends every call to a world, whatever its host: the whole backend responds, with state. */
export const worldHandlers = (
  world: Pick<TestWorld, 'url' | 'world'> & { readonly pass?: string },
): HttpHandler[] =>
  callIds.map((id) =>
    handlerOf(id, async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.set(worldHeader, world.pass ?? world.world)
      headers.delete('host')
      headers.delete('origin')
      const body = request.method === 'GET' ? null : await request.text()
      return unpacked(
        await fetch(bypass(world.url + pathname + search, { method: request.method, headers, body })),
      )
    }),
  )

/** `fetch` decompresses already, whatever the headers say: the caller must not do it again. */
function unpacked({ body, status, statusText, headers: received }: Response): Response {
  const headers = new Headers(received)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(body, { status, statusText, headers })
}
