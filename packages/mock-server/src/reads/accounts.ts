import type { Distributor, DistributorAccount, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { visibleDistributor } from './visible-rows.ts'

/** The distributor whose account somebody asks for: a distributor the own one, other people any (assumed). */
export async function findAccount(
  caller: { readonly world: World; readonly user: User },
  distributorCode: string | undefined,
): Promise<Distributor & { account: DistributorAccount | null }> {
  const id = await visibleDistributor(caller, distributorCode)
  if (id === undefined) throw new Rejection(texts.distributorNeeded)
  const distributor = await caller.world.db.distributor.findUnique({
    where: { id },
    include: { account: true },
  })
  if (!distributor) throw new Rejection(texts.unknownDistributor(distributorCode ?? ''))
  return distributor
}
