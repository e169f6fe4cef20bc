import { openTestApp } from '@portal/mock-server/testing/test-app'
import { calls, type EndpointId } from '@portal/protocol'
import { createControlClient } from '@portal/protocol/control/control-client'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { FaultOrder } from '@portal/protocol/control/faults'
import { type CallInput, type EncodedRequest, encodeRequest } from '@portal/protocol/encoding'
import { isEnvelope } from '@portal/protocol/envelope'
import { worldHeader } from '@portal/protocol/world'

export interface Answered {
  readonly httpStatus: number
  /** The response: JSON, or text for anything else. */
  readonly body: unknown
}

/** A portal that listens, with the means that testers have to bend it: its calls and the control API, over HTTP alone. */
export type BentPortal = Awaited<ReturnType<typeof openBentPortal>>

export async function openBentPortal() {
  const { app, world, close } = await openTestApp()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const pathParams = { world: world.name }
  const send = async ({ method, url, headers, body }: EncodedRequest, more = {}): Promise<Answered> => {
    const response = await fetch(origin + url, {
      method,
      headers: { ...headers, [worldHeader]: world.name, ...more },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return { httpStatus: response.status, body: parsed(text) }
  }
  const call = (id: EndpointId, input: CallInput = {}, certificate?: string) =>
    send(encodeRequest(calls[id], input), certificate === undefined ? {} : { certificate })
  const control: ControlClient = createControlClient(async (request) => (await send(request)).body)

  return {
    call,
    close,
    /** A certificate, from a sign-in with the password that the demo accounts share. */
    async signIn(userName: string): Promise<string> {
      const { body } = await call('login', { body: { userName, password: world.settings.demoPassword } })
      if (!isEnvelope(body) || body.status !== 'S') throw new Error(`${userName} cannot sign in`)
      const { certificate } = body.data as { certificate: string } // as the call is defined
      return certificate
    },
    scenario: (name: string) => control.applyScenario({ pathParams, body: { names: [name] } }),
    fault: (order: FaultOrder) => control.addFault({ pathParams, body: order }),
    travel: (by: string) => control.changeClock({ pathParams, body: { change: { action: 'travel', by } } }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
