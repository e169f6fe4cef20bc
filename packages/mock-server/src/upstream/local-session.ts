import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { adoptCertificate, issueCertificate } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import { mask } from '../domain/masked-request.ts'
import type { ForeignAnswer, ForeignRequest } from './answer-source.ts'

/**
 * Lets the world know who signed in elsewhere, so that the calls which it answers itself take the same certificate: that
 * of the account of the same user name, else of the one that strangers count as. Told by the sign-in itself or, where
 * that names nobody, by the user info. For a recorded certificate, which is masked, a new one is issued.
 */
export async function signedInHere(
  world: World,
  strangersAs: string | undefined,
  request: ForeignRequest,
  answer: ForeignAnswer,
): Promise<ForeignAnswer> {
  const data = acceptedData(answer.json)
  if (request.callId === 'getUserInfo') {
    const userId = await accountOf(world, data.userName, strangersAs)
    await adopt(world, userId, request.headers.certificate)
    return answer
  }
  const isSignIn = request.callId === 'login' || request.callId === 'ossLogin'
  // The certificate of a first step is not usable yet (specification §4); a refused sign-in has none.
  if (!isSignIn || data.twoFactorAuthenticationYOrN === 'Y' || data.certificate === undefined) return answer
  const userId = await accountOf(world, fieldsOf(request.body).userName, strangersAs)
  if (userId === undefined) return answer
  if (data.certificate !== mask) {
    await adopt(world, userId, data.certificate)
    return answer
  }
  const certificate = await issueCertificate(world, userId)
  const json = { ...fieldsOf(answer.json), data: { ...data, certificate } }
  return { ...answer, json, body: JSON.stringify(json) }
}

async function adopt(world: World, userId: number | undefined, certificate: unknown): Promise<void> {
  if (userId === undefined || typeof certificate !== 'string' || certificate === '') return
  await adoptCertificate(world, userId, certificate)
}

/** Undefined for an answer that names nobody, and for a stranger where there is no account for them. */
async function accountOf(world: World, userName: unknown, strangersAs: string | undefined) {
  if (typeof userName !== 'string') return undefined
  const find = (name: string) => world.db.user.findUnique({ where: { userName: name }, select: { id: true } })
  return ((await find(userName)) ?? (strangersAs === undefined ? null : await find(strangersAs)))?.id
}

const acceptedData = (json: unknown) => (isEnvelope(json) && isAccepted(json) ? fieldsOf(json.data) : {})

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
