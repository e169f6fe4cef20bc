import { adoptCertificate, issueCertificate } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import { mask } from '../domain/masking.ts'
import type { AnswerSource, UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { acceptedData, fieldsOf, textIn, withParams } from './request-parts.ts'
import { isSignIn, userNameIn } from './sign-ins.ts'

/**
 * Registers people who signed in elsewhere, so that the world's own calls accept their certificate: as the account with
 * the same user name, else the default one. Recordings mask certificates and accept any, so a new one is issued.
 */
export async function signedInHere(
  world: World,
  source: AnswerSource,
  request: UpstreamRequest,
  answer: UpstreamAnswer,
): Promise<UpstreamAnswer> {
  const data = acceptedData(answer.json)
  // The certificate of a first step is not usable yet (specification §4); a refused sign-in has none.
  const signsIn =
    isSignIn(request.callId) &&
    data.twoFactorAuthenticationYOrN !== 'Y' &&
    textIn(data.certificate) !== undefined
  if (answer.answeredBy === 'upstream') {
    const [userName, certificate] = signsIn
      ? [userNameIn({ body: withParams(request.body) }), data.certificate]
      : request.callId === 'getUserInfo'
        ? [data.userName, request.headers.certificate]
        : []
    const userId = await accountOf(world, userName, source.strangersAs)
    const usable = certificate === mask ? undefined : textIn(certificate)
    if (userId !== undefined && usable !== undefined) await adoptCertificate(world, userId, usable)
    return answer
  }
  const userId = signsIn ? await accountOf(world, answer.person, source.strangersAs) : undefined
  if (userId === undefined) return answer
  const certificate = await issueCertificate(world, userId)
  if (answer.person !== undefined) source.signedIn?.(certificate, answer.person)
  const json = { ...fieldsOf(answer.json), data: { ...data, certificate } }
  return { ...answer, json, body: JSON.stringify(json) }
}

/** Undefined for a response without a user, and for an unknown user without an account to use instead. */
async function accountOf(world: World, userName: unknown, strangersAs: string | undefined) {
  if (typeof userName !== 'string') return undefined
  const find = (name: string) => world.db.user.findUnique({ where: { userName: name }, select: { id: true } })
  return ((await find(userName)) ?? (strangersAs === undefined ? null : await find(strangersAs)))?.id
}
