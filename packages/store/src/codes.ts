import { randomInt } from 'node:crypto'
import type { SentCode } from '@portal/protocol/control/people'
import { findCertificate, issueCertificate, redeemCertificate, requireUser } from './certificates.ts'
import type { CodePurpose, Prisma, User, VerificationCode } from './generated/client.ts'
import type { World } from './worlds/world.ts'

/** Long enough for a window to load (assumed). */
const lifetimeMs = 60_000

/** A one-time code that signs a user in between the portal and another system; valid for a minute. */
export const issueSignOnCode = (world: World, userId: number, systemCode: string): Promise<string> =>
  issueCertificate(world, userId, { kind: 'singleSignOnCode', lifetimeMs, systemCode })

/** Uses up a code. @returns its user; null when it is unknown, used, expired, or meant for another system */
export async function redeemSignOnCode(world: World, systemCode: string, code: string): Promise<User | null> {
  const found = await findCertificate(world, code, 'singleSignOnCode')
  if (found?.systemCode !== systemCode) return null
  return (await redeemCertificate(world, code, 'singleSignOnCode'))?.user ?? null
}

/** How long a code counts, and how many wrong tries lock it (both assumed). */
export const codeLifetimeMs = 5 * 60_000
const wrongTriesAllowed = 5

/** The purpose of a code. A second step belongs to its pending certificate, so that two browsers don't interfere. */
export type Attempt =
  | { readonly userId: number; readonly purpose: 'twoFactor'; readonly certificate: string }
  | { readonly userId: number; readonly purpose: Exclude<CodePurpose, 'twoFactor'> }

/**
 * Makes the six digits that a message would carry; an older code of the attempt is no longer valid. A second step keeps
 * its wrong tries: asking for another code gives no further guesses.
 */
export async function issueCode(world: World, attempt: Attempt): Promise<VerificationCode> {
  const issued = await writeCode(world, attempt)
  world.codeSent(sentCode(issued))
  return issued
}

const include = { user: true } as const
type IssuedCode = Prisma.VerificationCodeGetPayload<{ include: typeof include }>

async function writeCode(world: World, attempt: Attempt): Promise<IssuedCode> {
  const { db } = world
  const createdAt = world.now()
  const expiresAt = new Date(createdAt.getTime() + codeLifetimeMs)
  const fresh = { code: String(randomInt(1_000_000)).padStart(6, '0'), createdAt, expiresAt }
  if (attempt.purpose === 'twoFactor') {
    const { certificate } = attempt
    return db.verificationCode.upsert({
      where: { certificate },
      create: { ...attempt, ...fresh },
      update: fresh,
      include,
    })
  }
  const [, code] = await db.$transaction([
    db.verificationCode.deleteMany({ where: attempt }),
    db.verificationCode.create({ data: { ...attempt, ...fresh }, include }),
  ])
  return code
}

type Redemption =
  | { readonly outcome: 'accepted' | 'missing' | 'expired' | 'locked' }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }

/** Tries a code. The right one is accepted once; the fifth wrong one locks the attempt, even for the right one. */
export async function redeemCode(world: World, attempt: Attempt, typed: string): Promise<Redemption> {
  const { db } = world
  const code = await db.verificationCode.findFirst({ where: attempt })
  if (!code) return { outcome: 'missing' }
  if (code.expiresAt <= world.now()) return { outcome: 'expired' }
  // Each step is one statement, so that of many guesses at once none is free.
  const open = { id: code.id, wrongTries: { lt: wrongTriesAllowed } }
  const used = await db.verificationCode.deleteMany({ where: { ...open, code: typed } })
  if (used.count === 1) return { outcome: 'accepted' }
  await db.verificationCode.updateMany({ where: open, data: { wrongTries: { increment: 1 } } })
  const left = await db.verificationCode.findUnique({ where: { id: code.id } })
  if (!left) return { outcome: 'missing' }
  const triesLeft = wrongTriesAllowed - left.wrongTries
  return triesLeft > 0 ? { outcome: 'wrong', triesLeft } : { outcome: 'locked' }
}

/**
 * Every code that still counts, of everybody or one user, newest first: there is no telephone to look at.
 * @throws {StoreError} when there is no such user
 */
export async function pendingCodes(world: World, userName?: string): Promise<SentCode[]> {
  if (userName !== undefined) await requireUser(world, userName)
  const time = world.now()
  const codes = await world.db.verificationCode.findMany({
    where: {
      expiresAt: { gt: time },
      wrongTries: { lt: wrongTriesAllowed },
      OR: [{ certificate: null }, { session: { expiresAt: { gt: time } } }],
      ...(userName === undefined ? {} : { user: { userName } }),
    },
    include,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return codes.map(sentCode)
}

/** A code as the person would find it on the telephone. */
function sentCode({ user, code, purpose, createdAt, expiresAt }: IssuedCode): SentCode {
  const { userName, fullName, fullNameEn, phone } = user
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
  return { code, userName, fullName, fullNameEn, phone, purpose, ...times }
}
