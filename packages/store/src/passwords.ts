import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

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
