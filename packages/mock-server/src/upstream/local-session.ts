import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { adoptCertificate, issueCertificate } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import { mask } from '../domain/masked-request.ts'
import type { ForeignAnswer, ForeignRequest } from './answer-source.ts'

/**
 * Lets the world know who signed in elsewhere, so that the calls which it answers itself take the same certificate: that
 * of the account of the same user name, where the world has one. Told by the sign-in itself or, where that names nobody,
 * by the user info. For a recorded certificate, which is masked, a new one is issued.
 */
export async function signedInHere(
  world: World,
  request: ForeignRequest,
  answer: ForeignAnswer,
): Promise<ForeignAnswer> {
  const data = acceptedData(answer.json)
  if (request.callId === 'getUserInfo') {
    await adopt(world, data.userName, request.headers.certificate)
    return answer
  }
  if (request.callId !== 'login' && request.callId !== 'ossLogin') return answer
  if (data.twoFactorAuthenticationYOrN === 'Y') return answer // no certificate is usable yet (specification §4)
  const { userName } = fieldsOf(request.body)
  if (data.certificate !== mask) {
    await adopt(world, userName, data.certificate)
    return answer
  }
  const userId = await userIdOf(world, userName)
  if (userId === undefined) return answer
  const json = {
    ...fieldsOf(answer.json),
    data: { ...data, certificate: await issueCertificate(world, userId) },
  }
  return { ...answer, json, body: JSON.stringify(json) }
}

async function adopt(world: World, userName: unknown, certificate: unknown): Promise<void> {
  const userId = await userIdOf(world, userName)
  if (userId === undefined || typeof certificate !== 'string' || certificate === '') return
  await adoptCertificate(world, userId, certificate)
}

async function userIdOf(world: World, userName: unknown): Promise<number | undefined> {
  if (typeof userName !== 'string') return undefined
  return (await world.db.user.findUnique({ where: { userName } }))?.id
}

const acceptedData = (json: unknown) => (isEnvelope(json) && isAccepted(json) ? fieldsOf(json.data) : {})

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
