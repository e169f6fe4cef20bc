import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import type { Endpoint } from '@portal/protocol/endpoint'
import type { Envelope } from '@portal/protocol/envelope'
import type { Example, Examples } from '@portal/protocol/openapi/responses'
import { type CallId, callIds, calls } from '@portal/protocol/registry'
import { temporaryStore } from '@portal/store/testing/temporary-store'
import { presentable } from './presentable-example.ts'
import { preparedCaller, type SampleCaller } from './sample-caller.ts'
import { sampleInputs } from './sample-inputs.ts'

/** The demo company's dates are relative to the day: this is the day of the examples. */
const day = Date.parse('2026-03-31T10:00:00+08:00')

/** Gives the favourites something to show. */
const first: CallId = 'addInCollection'
/** These end the certificates of the caller. */
const last: readonly CallId[] = ['changePassword', 'updateUserPassword']

/** Makes every call once in a new world and keeps what was asked and answered; the same on every machine and day. */
export async function recordExamples(): Promise<Examples> {
  const { store, remove } = await temporaryStore({ now: () => day, ownTemplate: true })
  const portal = await openTestApp({ store })
  try {
    const refusals = await recordRefusals(portal)
    const recorded = new Map<CallId, Example>()
    for (const id of new Set([first, ...callIds.filter((id) => !last.includes(id)), ...last]))
      recorded.set(id, await recordCall(portal, id))
    const inRegistryOrder = callIds.map((id) => [id, recorded.get(id)])
    return { calls: Object.fromEntries(inRegistryOrder), refusals }
  } finally {
    await portal.close()
    await remove()
  }
}

async function recordCall(portal: TestApp, id: CallId): Promise<Example> {
  const caller = await preparedCaller(portal.world)
  const input = sampleInputs(caller)[id]
  const response = await portal.send(id, input, caller.certificate)
  const { answer = 'envelope' }: Endpoint = calls[id]
  const outcome = {
    envelope: () => ({ answer: response.json<Envelope>() }),
    redirect: () => ({ location: response.headers.location ?? '' }),
    stylesheet: () => ({ stylesheet: `${response.body.slice(0, 200)}…` }),
  }[answer]()
  return presentable({ input, ...outcome }, placeholders(caller))
}

async function recordRefusals({ app, call, headers, certificateOf }: TestApp): Promise<Examples['refusals']> {
  const certificate = await certificateOf('wangjing')
  const unreadable = await app.inject({
    method: 'POST',
    url: calls.login.path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"userName":',
  })
  return {
    rejection: await call('login', { body: { userName: 'wangjing', password: 'wrong' } }),
    namedField: await call('findTodoTasks', { body: { pageIndex: 0 } }, certificate),
    sessionEnded: await call('findTodoTasks', { body: {} }),
    unreadable: unreadable.json(),
  }
}

/** Placeholders for random values, which would only change the examples. */
const placeholders = (caller: SampleCaller): ReadonlyMap<string, string> =>
  new Map([
    [caller.certificate, 'example-certificate'],
    [caller.pending, 'example-pending-certificate'],
    [caller.ticket, 'example-ticket'],
    [caller.signOnCode, 'example-sign-on-code'],
    [caller.twoFactorCode, '123456'],
    [caller.phoneCode, '123456'],
    [caller.resetCode, '123456'],
  ])
