import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type CallInput, encodeRequest } from '@portal/protocol/encoding'
import { type Envelope, isEnvelope } from '@portal/protocol/envelope'
import { type CallId, calls } from '@portal/protocol/registry'
import { worldHeader } from '@portal/protocol/world'
import { issueCertificate } from '@portal/store/certificates'
import { openStore, type Store } from '@portal/store/store'
import type { World } from '@portal/store/worlds/world'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type AppOptions, buildApp } from '../app.ts'

/** Shared by all runs of one checkout, so that the template of worlds is built once. */
export const testDataDir = fileURLToPath(new URL('../../node_modules/.cache/test-worlds', import.meta.url))

export interface TestApp {
  readonly app: FastifyInstance
  readonly store: Store
  /** A new world for the test; every request goes to it. */
  readonly world: World
  readonly headers: Readonly<Record<string, string>>
  /** A certificate of a demo user, without the cost of a sign-in. */
  certificateOf(userName: string): Promise<string>
  /** Sends one call in its own encoding. */
  send(id: CallId, input?: CallInput, certificate?: string): Promise<LightMyRequestResponse>
  /** Sends one call and reads its envelope. */
  call(id: CallId, input?: CallInput, certificate?: string): Promise<Envelope>
  close(): Promise<void>
}

export interface TestAppOptions extends Partial<AppOptions> {
  /** Makes its world; one with the demo company by default. */
  readonly make?: (store: Store, name: string) => Promise<unknown>
}

/** The whole server over a world of its own; no port is opened. */
export async function openTestApp({ make, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const store = options.store ?? (await openStore({ dataDir: testDataDir }))
  const name = `test-${randomUUID()}`
  await (make ? make(store, name) : store.makeWorld(name))
  const world = await store.world(name)
  const app = await buildApp({ ...options, store })
  const headers = { [worldHeader]: name }

  const send: TestApp['send'] = (id, input, certificate) => {
    const request = encodeRequest(calls[id], input)
    const identity = certificate === undefined ? {} : { certificate }
    return app.inject({
      method: request.method,
      url: request.url,
      headers: { ...request.headers, ...headers, ...identity },
      ...(request.body === undefined ? {} : { payload: request.body }),
    })
  }

  return {
    app,
    store,
    world,
    headers,
    send,
    async certificateOf(userName) {
      const { id } = await world.db.user.findUniqueOrThrow({ where: { userName } })
      return issueCertificate(world, id)
    },
    async call(id, input, certificate) {
      return envelopeIn(await send(id, input, certificate))
    },
    async close() {
      await app.close()
      await store.removeWorld(name)
      await store.close()
    },
  }
}

/** The envelope in an answer; fails when there is none. */
export function envelopeIn(response: LightMyRequestResponse): Envelope {
  const answer: unknown = response.json()
  if (!isEnvelope(answer)) throw new Error(`No envelope: ${response.body.slice(0, 200)}`)
  return answer
}
