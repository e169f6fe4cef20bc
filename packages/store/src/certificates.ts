import { randomBytes } from 'node:crypto'
import type { Prisma, Session, SessionKind, User } from './generated/client.ts'
import { dayMs } from './worlds/clock.ts'
import type { World } from './worlds/world.ts'

/** As long as the browser keeps it by default (specification §9); that the server agrees is assumed. */
const lifetimeMs = 3 * dayMs

export interface IssueOptions {
  readonly kind?: SessionKind
  readonly lifetimeMs?: number
  /** The system that a single sign-on code is for. */
  readonly systemCode?: string
}

/** Starts a session for a user. @returns its certificate: 256 random bits, safe in a URL and a header */
export async function issueCertificate(
  world: World,
  userId: number,
  options: IssueOptions = {},
): Promise<string> {
  const certificate = randomBytes(32).toString('base64url')
  const createdAt = world.now()
  const expiresAt = new Date(createdAt.getTime() + (options.lifetimeMs ?? lifetimeMs))
  const { kind = 'signedIn', systemCode = null } = options
  await world.db.session.create({ data: { certificate, userId, kind, systemCode, createdAt, expiresAt } })
  return certificate
}

/** Accepts a certificate issued to a user by another backend; one that belongs to another user is unchanged. */
export async function adoptCertificate(world: World, userId: number, certificate: string): Promise<void> {
  const known = readSession(world, certificate)
  const mayRenew = known?.userId === userId && known.kind === 'signedIn' && known.expiresAt <= world.now()
  if (known && !mayRenew) return
  const createdAt = world.now()
  const session = { userId, createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) }
  await world.db.session.upsert({
    where: { certificate },
    create: { certificate, kind: 'signedIn', ...session },
    update: { kind: 'signedIn', ...session },
  })
}

export type SessionOfUser = Session & { readonly user: User }

/**
 * The session of a certificate, live or not; null when there is none. Needed by every request, so Prisma would be too
 * slow.
 */
export function readSession(world: World, certificate: string): SessionOfUser | null {
  // The columns are those of the models (a test compares migrations and models), except for times and booleans.
  const [session] = world.read('SELECT * FROM Session WHERE certificate = ?', [certificate]) as SessionRow[]
  if (!session) return null
  const user = readUser(world, 'id', session.userId)
  if (!user) return null // signed out between the two
  const { createdAt, expiresAt } = session
  return { ...session, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt), user }
}

/** A user, without a database client: thirty simultaneous sign-ins would each hold one while passwords are hashed. */
export function readUser(world: World, column: 'id' | 'userName', value: number | string): User | undefined {
  const [user] = world.read(`SELECT * FROM User WHERE ${column} = ?`, [value]) as UserRow[]
  return user && { ...user, twoFactor: user.twoFactor === 1 }
}

type SessionRow = Omit<Session, 'createdAt' | 'expiresAt'> & { createdAt: string; expiresAt: string }
type UserRow = Omit<User, 'twoFactor'> & { twoFactor: number }

/** Whether a session is live and of the required kind; `now` is the world's time. */
export const isLive = ({ kind, expiresAt }: Session, asked: SessionKind, now: Date): boolean =>
  kind === asked && expiresAt > now

/** The live session of a certificate with its user; null when unknown, expired by the world's clock, or of another kind. */
export async function findCertificate(
  world: World,
  certificate: string,
  kind: SessionKind = 'signedIn',
): Promise<SessionOfUser | null> {
  const session = readSession(world, certificate)
  return session && isLive(session, kind, world.now()) ? session : null
}

/** Uses up a certificate that is good for one thing once: of several who bring it, one gets its session, the others null. */
export async function redeemCertificate(world: World, certificate: string, kind: SessionKind) {
  const session = await findCertificate(world, certificate, kind)
  if (!session) return null
  const { count } = await world.db.session.deleteMany({ where: { certificate } })
  return count === 1 ? session : null
}

/** Ends one session; an unknown certificate is no error. */
export async function revokeCertificate(world: World, certificate: string): Promise<void> {
  await world.db.session.deleteMany({ where: { certificate } })
}

/** Ends every session of a user, as a changed password demands; `db` may be a transaction's client. */
export async function revokeCertificatesOf(
  db: Pick<Prisma.TransactionClient, 'session'>,
  userId: number,
): Promise<void> {
  await db.session.deleteMany({ where: { userId } })
}
