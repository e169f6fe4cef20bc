import { findCertificate, issueCertificate, redeemCertificate } from './certificates.ts'
import type { User } from './generated/client.ts'
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
