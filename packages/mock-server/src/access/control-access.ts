import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { decryptPassword } from '@portal/protocol/password-cipher'
import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import { hashPassword, revokeCertificate, revokeCertificatesOf } from '@portal/store/certificates'
import { type Attempt, codeLifetimeMs, issueCode, redeemCode } from '@portal/store/codes'
import type { World } from '@portal/store/worlds/world'
import { filled, Rejection, startOver } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { isLoopback } from './allowed-addresses.ts'

interface Caller {
  readonly socket: { readonly remoteAddress?: string | undefined }
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** As the first line of the request has it. */
  readonly originalUrl: string
}

/** Headers that a proxy adds. */
const proxyHeader = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/

/**
 * Whether a request comes from a program of this machine. A proxy of this machine passes on requests from elsewhere, with
 * any host that their senders choose.
 */
export const isLocalCaller = ({ socket, headers, originalUrl }: Caller): boolean =>
  isLocalPeer(socket.remoteAddress) &&
  !Object.keys(headers).some((name) => proxyHeader.test(name)) &&
  typeof headers.host === 'string' &&
  isLoopback(headers.host) &&
  // An address with a host of its own goes before the header.
  (originalUrl.startsWith('/') || hostOf(originalUrl) === hostOf(`http://${headers.host}`))

/** The address of the other end, as a socket for both versions of IP shows it. */
function isLocalPeer(address: string | undefined): boolean {
  const ipv4 = address?.replace(/^::ffff:/i, '') ?? ''
  return address === '::1' || (isIPv4(ipv4) && ipv4.startsWith('127.'))
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined)

/**
 * Who may use the control API: `open` to programs of this machine, `closed` to everyone, or open to holders of the token.
 */
export type ControlAccess = 'open' | 'closed' | { readonly token: string }

interface AccessRefusal {
  readonly code: 'localhostOnly' | 'controlClosed' | 'tokenNeeded'
  /** In English, for programs and the command line. */
  readonly sentence: string
}

/** Why a request is refused; undefined when it is not. `isLocal`: by a program of this machine. */
export function refusalOf(
  access: ControlAccess,
  isLocal: boolean,
  token: string | undefined,
): AccessRefusal | undefined {
  if (access === 'open') {
    if (isLocal) return undefined
    const sentence =
      'The control API answers to localhost only, not under other names nor through a proxy; a server with --control-token answers there, too'
    return { code: 'localhostOnly', sentence }
  }
  if (access === 'closed') {
    const sentence = 'The control API needs a token, and this server was started without one'
    return { code: 'controlClosed', sentence }
  }
  if (holdsToken(access, token)) return undefined
  return { code: 'tokenNeeded', sentence: 'The control API needs the token that the server was started with' }
}

/** Whether a request brings the token of the control API; false where there is none. */
export const holdsToken = (access: ControlAccess, token: string | undefined): boolean =>
  typeof access === 'object' && token !== undefined && sameText(token, access.token)

/** Compares secrets in constant time. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The key of a link into a world, or into the next free one of a class; for one user only, if the link signs one in. */
export const worldKey = (token: string, world: string, user = ''): string =>
  createHmac('sha256', token).update(`enter\n${world}\n${user}`).digest('base64url')

/** How a browser that has entered a world names it from then on: with the key of its link, where the server has keys. */
export const worldPass = (access: ControlAccess, world: string): string =>
  typeof access === 'object' ? `${world}.${worldKey(access.token, world)}` : world

const nameAndKey = /^(.*)\.([\w-]{43})$/

/** The world that a header or a cookie names, and whether with its key. */
export function readPass(access: ControlAccess, pass: string): { name: string; hasKey: boolean } {
  const [, name = pass, key] = nameAndKey.exec(pass) ?? []
  const hasKey =
    typeof access === 'object' && key !== undefined && sameText(key, worldKey(access.token, name))
  return { name, hasKey }
}

/** A password as it was typed; refuses what was not encrypted with the key. */
export function readPassword(encrypted: string, cipherKey: string): string {
  const password = decryptPassword(encrypted, cipherKey)
  if (password === undefined) throw new Rejection(texts.unreadablePassword)
  return password
}

/** Refuses a new password against the policy: the client's word is not enough (specification §5). */
export function requireAcceptable(password: string): void {
  if (!isAcceptablePassword(password)) throw new Rejection(texts.weakPassword)
}

/** The new password and the end of all sessions are one transaction. */
export async function replacePassword(world: World, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await world.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await revokeCertificatesOf(tx, userId)
  })
}

/** Sends a code, i.e. stores it for the control API and the command line. */
export async function sendCode(world: World, attempt: Attempt) {
  await issueCode(world, attempt)
  return { expiresInSeconds: codeLifetimeMs / 1000 }
}

/** Consumes a code; a wrong one is refused with a hint. */
export async function acceptCode(world: World, attempt: Attempt, typed: string): Promise<void> {
  const redemption = await redeemCode(world, attempt, typed)
  switch (redemption.outcome) {
    case 'accepted':
      return
    case 'wrong':
      throw new Rejection(filled(texts.wrongCode, { triesLeft: redemption.triesLeft }))
    case 'locked':
      if (attempt.purpose !== 'twoFactor') throw new Rejection(texts.codeLocked)
      await revokeCertificate(world, attempt.certificate)
      throw startOver(texts.attemptLocked)
    case 'expired':
      throw new Rejection(texts.codeExpired)
    case 'missing':
      throw new Rejection(texts.codeMissing)
  }
}
