import { effectProblem } from '@portal/protocol/control/fault-kinds'
import { targetProblem } from '@portal/protocol/control/fault-target'
import type { ActiveFault, FaultOrder } from '@portal/protocol/control/faults'
import type { Fault } from '../generated/client.ts'
import { requireUser } from '../known-user.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'

/** Adds a fault to a world. @throws {StoreError} for an unknown call or user, and for values that do not go with its kind */
export async function addFault(world: World, order: FaultOrder): Promise<ActiveFault> {
  const problem = targetProblem(order.target) ?? effectProblem(order)
  if (problem) throw new StoreError(problem)
  const { user, count, ...rest } = order
  if (user !== undefined) await requireUser(world, user)
  const data = { ...rest, userName: user ?? null, remaining: count ?? null }
  return activeFault(await world.db.fault.create({ data }))
}

export const listFaults = (world: World): ActiveFault[] => world.faults.map(activeFault)

/** @throws {StoreError} when there is no such fault */
export async function removeFault({ name, db }: World, id: number): Promise<void> {
  const { count } = await db.fault.deleteMany({ where: { id } })
  if (count === 0) throw new StoreError(`The world ${name} has no fault ${id}`)
}

export async function clearFaults({ db }: World): Promise<void> {
  await db.fault.deleteMany()
}

/** A fault as it goes over the wire: what was not given is left out. */
function activeFault({
  matched: _matched,
  userName,
  remaining,
  probability,
  seed,
  ...row
}: Fault): ActiveFault {
  const fields = {
    ...row,
    user: userName,
    count: remaining,
    probability: probability === 1 ? null : probability,
    seed: seed === '' ? null : seed,
  }
  // Only kinds that were checked are ever written, and the fields are those of the order.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as ActiveFault
}
