import { Readable } from 'node:stream'
import type { AnsweredBy, Difference } from '@portal/protocol/control/requests'
import { adoptCertificate, issueCertificate } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { mask } from '../domain/masking.ts'
import { pathOf } from '../domain/page-address.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import type { AnswerSource, UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { readAtMost } from './pass-on.ts'
import { acceptedData, fieldsOf, textIn, withParams } from './request-parts.ts'
import { isSignIn, userNameIn } from './sign-ins.ts'

/** What becomes known of a request that is answered elsewhere. */
interface UpstreamCall {
  readonly kind: AnswerSource['kind']
  /** The body as it came in; undefined where there is none. */
  bytes?: Buffer<ArrayBuffer>
  answeredBy: AnsweredBy
  differences: Difference[]
}

const decorator = 'elsewhere'

/**
 * Decides first whether a request is answered elsewhere. Its certificate, encoding and values are then not validated;
 * its body stays raw.
 */
export const upstreamCallsPlugin = fp<{ source: AnswerSource | undefined }>(async (app, { source }) => {
  app.decorateRequest(decorator)
  if (!source) return
  app.addHook('onRequest', async (request) => {
    const { method, url, originalUrl, routeOptions } = request
    const { callId } = routeOptions.config
    // A target may be written with the installation's own path or with the registry's.
    if (![url, originalUrl].some((one) => source.answers({ callId, method, path: pathOf(one) }))) return
    request.setDecorator<UpstreamCall>(decorator, {
      kind: source.kind,
      answeredBy: 'world',
      differences: [],
    })
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    const elsewhere = upstreamCallOf(request)
    if (!elsewhere) return payload
    const bytes = await readAtMost(payload, request.routeOptions.bodyLimit)
    if (!bytes) throw new Rejection(texts.tooLarge, { httpStatus: 413 })
    if (bytes.byteLength > 0) elsewhere.bytes = bytes
    return Readable.from(bytes.byteLength > 0 ? [bytes] : [], { objectMode: false })
  })
  // What no parser of ours reads may be passed on anyway; calls of the world refuse it before it is read.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
})

/** Takes back that a request is answered elsewhere. */
export const handleLocally = (request: FastifyRequest) =>
  request.setDecorator<UpstreamCall | undefined>(decorator, undefined)

/** Undefined for a request that the world answers. */
export const upstreamCallOf = (request: FastifyRequest) =>
  request.getDecorator<UpstreamCall | undefined>(decorator)

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
