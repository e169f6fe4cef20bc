import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { World } from './worlds/world.ts'

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
