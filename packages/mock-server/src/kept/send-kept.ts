import { type Envelope, success } from '@portal/protocol/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteEnvelope } from '../bending/journal.ts'
import { stateOf, worldOf } from '../plugins/world.ts'
import { keptIn } from './kept-in-world.ts'

/** Sends what is kept under a key, or the envelope that is read where nothing is; refusals are thrown and never kept. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  read: () => Promise<Envelope>,
): Promise<FastifyReply> {
  const { answers } = keptIn(worldOf(request))
  const json = await answers.at(stateOf(request).version, key, async () =>
    Buffer.from(JSON.stringify(await read())),
  )
  noteEnvelope(request, success(null)) // only accepted answers are kept
  reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
  return reply.send(json)
}
