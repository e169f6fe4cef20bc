import type { FastifyRequest } from 'fastify'
import { callerOf } from '../plugins/certificate.ts'

/** Who makes a request: the owner of its certificate, or whom it wants to sign in as. */
export function userNameOf(request: FastifyRequest): string | undefined {
  const caller = callerOf(request)
  if (caller) return caller.user.userName
  const { body } = request
  const named = typeof body === 'object' && body !== null && 'userName' in body ? body.userName : undefined
  return typeof named === 'string' ? named : undefined
}

/** Who asks for a page or a file: it is not looked at. */
export const nobody = (): undefined => undefined
