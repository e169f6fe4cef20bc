import type { User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'

/** Whom another system says that it sends; what it leaves out or empty is not asked. */
interface ClaimedAccount {
  readonly account?: string
  readonly userType?: string
  readonly distributorCode?: string
}

/** Refuses a single sign-on whose code leads to somebody else than the other system says (specification §7). */
export async function requireAccountOf(world: World, user: User, claimed: ClaimedAccount): Promise<void> {
  const { account, userType, distributorCode } = claimed
  if (account && account !== user.userName) throw new Rejection(texts.signOnOtherAccount(account))
  if (userType && userType !== user.kind) throw new Rejection(texts.signOnOtherType(userType))
  if (!distributorCode) return
  const distributor =
    user.distributorId && (await world.db.distributor.findUnique({ where: { id: user.distributorId } }))
  if (!distributor || distributor.code !== distributorCode) {
    throw new Rejection(texts.signOnOtherDistributor(distributorCode))
  }
}
