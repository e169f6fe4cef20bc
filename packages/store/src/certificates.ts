import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { nearest } from '@portal/protocol/rules/nearest'
import type { Prisma, Session, SessionKind, User } from './generated/client.ts'
import { refused, StoreError } from './store-error.ts'
import { dayMs } from './worlds/clock.ts'
import type { World } from './worlds/world.ts'

/** As long as the browser keeps it by default (specification §9); that the server agrees is assumed. */
const lifetimeMs = 3 * dayMs

interface IssueOptions {
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

/** @throws {StoreError} when a world has no user of this name */
export async function knownUser({ name, db }: World, userName: string): Promise<{ readonly id: number }> {
  const user = await db.user.findUnique({ where: { userName }, select: { id: true } })
  if (user) return user
  const names = (await db.user.findMany({ select: { userName: true } })).map((one) => one.userName)
  const near = nearest(userName, names)
  throw new StoreError(
    `The world ${name} has no user ${userName}${near === undefined ? '' : `; did you mean ${near}?`}`,
    refused('unknownUser', { name: userName, world: name }),
  )
}

/** @throws {StoreError} when a world has no user of this name */
export async function requireUser(world: World, userName: string): Promise<void> {
  await knownUser(world, userName)
}

const held = `
  SELECT 1 FROM UserResponsibility AS held JOIN Responsibility ON Responsibility.id = held.responsibilityId
  WHERE held.userId = ? AND Responsibility.code = ? LIMIT 1`

/** Whether a user has the responsibility of a code. */
export const holdsResponsibility = (world: World, userId: number, code: string): boolean =>
  world.read(held, [userId, code]).length > 0

interface FavouriteKey {
  readonly userId: number
  readonly menuItemId: number
}

/**
 * Adds a page to a user's favourites; an existing one is unchanged. One statement, where Prisma uses a transaction of
 * four, since this is the most frequent write.
 * @returns the number of the favourite
 */
export async function keepFavourite(
  { db, now }: World,
  { userId, menuItemId }: FavouriteKey,
): Promise<number> {
  const rows = await db.$queryRaw<[{ id: number }]>`
    INSERT INTO Favourite (userId, menuItemId, createdAt) VALUES (${userId}, ${menuItemId}, ${now()})
    ON CONFLICT (userId, menuItemId) DO UPDATE SET userId = excluded.userId
    RETURNING id`
  return Number(rows[0].id)
}

const cost = { N: 16_384, r: 8, p: 1 }
/** Names algorithm and cost, so that hashes of another cost can be recognised later. */
const scheme = `scrypt-${cost.N}-${cost.r}-${cost.p}`
const hashBytes = 32

/** A salted hash, `scheme$salt$hash` with base64url parts. The work is done off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return [scheme, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether `password` matches a hash; false, too, for a stored value that is no hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [usedScheme, salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  if (usedScheme !== scheme || expected.length !== hashBytes) return false
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), expected)
}

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize(), salt, hashBytes, cost, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })

/** A demo account; descriptions in Chinese and English. */
export interface DemoAccount {
  readonly userName: string
  readonly password: string
  readonly fullName: string
  readonly fullNameEn: string
  readonly description: string
  readonly descriptionEn: string
}

/**
 * One hash for all of them, until one changes it. Not by Prisma: a server that starts waits for this. Distributors who
 * cannot order come last: an account that is frozen is no first look.
 */
const withDemoPassword = `
  SELECT userName, fullName, fullNameEn,
    COALESCE(description || IIF(frozenAt IS NULL, '', '，账户已冻结'), '') AS description,
    COALESCE(descriptionEn || IIF(frozenAt IS NULL, '', ', account frozen'), '') AS descriptionEn
  FROM User LEFT JOIN DemoAccount ON DemoAccount.userId = User.id LEFT JOIN DistributorAccount USING (distributorId)
  WHERE passwordHash = ? AND (DemoAccount.userId IS NOT NULL OR userName IN (SELECT value FROM json_each(?)))
  ORDER BY frozenAt IS NOT NULL, User.id`

/** The demo accounts that still have the demo password, and others who have it and are wanted; in the company's order. */
export function demoAccounts(world: World, wanted: readonly string[] = []): DemoAccount[] {
  const { demoPassword: password, demoPasswordHash } = world.settings
  // The columns are those of the models: a test compares migrations and models.
  const accounts = world.read(withDemoPassword, [demoPasswordHash, JSON.stringify(wanted)]) as Omit<
    DemoAccount,
    'password'
  >[]
  return accounts.map(({ userName, ...account }) => ({ userName, password, ...account }))
}
