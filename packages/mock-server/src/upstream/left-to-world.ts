import { readSession } from '@portal/store/certificates'
import fp from 'fastify-plugin'
import { worldOf } from '../plugins/world.ts'
import type { AnswerSource } from './answer-source.ts'
import { elsewhereOf, leaveToWorld } from './elsewhere.ts'
import { fieldsOf, textIn } from './fields.ts'
import { foreignRequest } from './foreign-request.ts'
import { withParams } from './request-parts.ts'

/** Lets the world answer, as if nobody else did, what a recording turns out to know nothing of once the body is read. */
export const leftToWorldPlugin = fp<{ source: AnswerSource }>(async (app, { source }) => {
  app.addHook('preValidation', async (request) => {
    const elsewhere = elsewhereOf(request)
    if (elsewhere?.kind !== 'recording') return
    const asked = foreignRequest(request, elsewhere.bytes)
    // Whose first step was the world's own, theirs is the second, too.
    const token = textIn(fieldsOf(fieldsOf(withParams(asked.body)).params).token)
    const begunHere = asked.callId === 'twoFactorLogin' && token && readSession(worldOf(request), token)
    if (begunHere || source.leaves?.(asked)) leaveToWorld(request)
  })
})
