import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createControlClient } from '@portal/protocol/control/control-client'
import { type CallInput, type EncodedRequest, encodeRequest } from '@portal/protocol/encoding'
import { type Envelope, isEnvelope } from '@portal/protocol/envelope'
import { type CallId, calls } from '@portal/protocol/registry'
import { worldHeader } from '@portal/protocol/world'
import type { Place } from './lanes.ts'

const program = join(import.meta.dirname, 'server-process.mjs')

/** A server process that can be killed. Calls reject afterwards. */
export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>

export async function startKillableServer({ dataDir, world }: Place) {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const early = exited.then(([code]) => Promise.reject(new Error(`The server ended with code ${code}`)))
  const [url] = await Promise.race([once(createInterface(child.stdout), 'line'), early])
  early.catch(() => {}) // from now on its end is what the test wants

  const send = async ({ method, url: path, headers, body }: EncodedRequest, more = {}): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, [worldHeader]: world, ...more },
      ...(body === undefined ? {} : { body }),
    })
    return response.json()
  }
  return {
    control: createControlClient((request) => send(request)),
    async call(id: CallId, input: CallInput, certificate?: string): Promise<Envelope> {
      const answer = await send(encodeRequest(calls[id], input), certificate ? { certificate } : {})
      if (!isEnvelope(answer)) throw new Error(`No envelope: ${JSON.stringify(answer)}`)
      return answer
    },
    /** Ends the process at once, whatever it is doing. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
