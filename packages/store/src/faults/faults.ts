import { effectProblem } from '@portal/protocol/control/fault-kinds'
import { type FaultShape, isFaultShape } from '@portal/protocol/control/fault-shapes'
import { targetMatches, targetProblem } from '@portal/protocol/control/fault-target'
import type { ActiveFault, FaultOrder } from '@portal/protocol/control/faults'
import type { Fault } from '../generated/client.ts'
import { requireUser } from '../known-user.ts'
import { randomFor } from '../seeds/random.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'

/** Adds a fault to a world. @throws {StoreError} for an unknown call or user, and for values that do not go with its kind */
export async function addFault(world: World, order: FaultOrder): Promise<ActiveFault> {
  const problem = targetProblem(order.target) ?? effectProblem(order)
  if (problem) throw new StoreError(problem)
  const { user, count, shape, ...rest } = order
  if (user !== undefined) await requireUser(world, user)
  const data = {
    ...rest,
    userName: user ?? null,
    remaining: count ?? null,
    shape: shape?.join() ?? null,
  }
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
  shape,
  ...row
}: Fault): ActiveFault {
  const fields = {
    ...row,
    user: userName,
    count: remaining,
    probability: probability === 1 ? null : probability,
    seed: seed === '' ? null : seed,
    shape: shape === null ? null : shapesIn(shape),
  }
  // Only kinds that were checked are ever written, and the fields are those of the order.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as ActiveFault
}

const shapesIn = (text: string): FaultShape[] => text.split(',').filter(isFaultShape)

/** What faults look at in a request; `path` is without the query. */
interface FaultedRequest {
  readonly callId: string | undefined
  readonly path: string
  readonly userName: string | undefined
}

/** A fault triggered for one request; `delayMs` is random within its range, 0 for all kinds but latency. */
export interface TriggeredFault {
  readonly fault: Fault
  readonly delayMs: number
  /** Those of the kind `shape`. */
  readonly shapes: readonly FaultShape[]
}

/**
 * The faults of a world that strike a request. Without faults it costs nothing; one that strikes always costs no write.
 * The others are counted in the database, so that a restart or a second server continues the count.
 */
export async function triggerFaults(world: World, request: FaultedRequest): Promise<TriggeredFault[]> {
  const strikes: TriggeredFault[] = []
  for (const fault of world.faults) {
    if (!fits(fault, request)) continue
    const struck = isCounted(fault) ? await counted(world, fault) : { fault, delayMs: fault.ms ?? 0 }
    if (struck) strikes.push({ ...struck, shapes: fault.shape === null ? [] : shapesIn(fault.shape) })
  }
  return strikes
}

const fits = ({ target, userName }: Fault, request: FaultedRequest): boolean =>
  targetMatches(target, request.callId, request.path) && (userName === null || userName === request.userName)

const isCounted = ({ remaining, probability, toMs }: Fault): boolean =>
  remaining !== null || probability < 1 || toMs !== null

/** Precision of a probability. */
const parts = 1_000_000

async function counted(
  { db, settings }: World,
  fault: Fault,
): Promise<Omit<TriggeredFault, 'shapes'> | null> {
  const { id, target } = fault
  const [row] = await db.fault.updateManyAndReturn({ where: { id }, data: { matched: { increment: 1 } } })
  if (!row) return null // cleared since it was read
  const draw = randomFor(row.seed || settings.seed, 'Fault', `${target} ${row.kind} ${row.matched}`)
  if (draw('strikes').int(1, parts) > row.probability * parts) return null
  if (row.remaining !== null) {
    const data = { remaining: { decrement: 1 } }
    const left = await db.fault.updateMany({ where: { id, remaining: { gt: 0 } }, data })
    if (left.count === 0) return null // another request had the last one
    await db.fault.deleteMany({ where: { id, remaining: 0 } })
  }
  const least = row.ms ?? 0
  return { fault: row, delayMs: draw('delay').int(least, row.toMs ?? least) }
}
