import { type FaultShape, isFaultShape, pass, requestsOf, stepAt } from '@portal/protocol/control/fault-kinds'
import { faultProblem, targetMatches } from '@portal/protocol/control/fault-target'
import type {
  ActiveFault,
  CountedFault,
  FaultEffect,
  FaultOrder,
  FaultStep,
} from '@portal/protocol/control/faults'
import { isMisbehaviour } from '@portal/protocol/control/misbehaviours'
import { requireUser } from '../certificates.ts'
import type { Fault } from '../generated/client.ts'
import { randomFor } from '../seeds/random.ts'
import { refused, StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'

/** Adds a fault to a world. @throws {StoreError} for an unknown call or user, and for values that do not go with its kind */
export async function addFault(world: World, order: FaultOrder): Promise<ActiveFault> {
  const problem = faultProblem(order)
  if (problem) throw new StoreError(problem, refused('wrongFault', { problem }))
  const { user, count, shape, misbehave, body, steps, ...rest } = order
  if (user !== undefined) await requireUser(world, user)
  const data = {
    ...rest,
    userName: user ?? null,
    remaining: count ?? (steps === undefined ? null : requestsOf(steps)),
    shape: shape?.join() ?? null,
    misbehave: misbehave?.join() ?? null,
    body: body === undefined ? null : JSON.stringify(body),
    steps: steps === undefined ? null : JSON.stringify(steps),
  }
  const added = await world.db.fault.create({ data })
  await dropOldestUsedUp(world)
  return activeFault(added)
}

/** Faults that are used up stay listed, so that what they did can be read; tests would pile them up. */
const mostUsedUp = 100

async function dropOldestUsedUp({ db }: World): Promise<void> {
  const usedUp = { remaining: 0 }
  const [newest] = await db.fault.findMany({
    where: usedUp,
    select: { id: true },
    orderBy: { id: 'desc' },
    skip: mostUsedUp,
    take: 1,
  })
  if (newest) await db.fault.deleteMany({ where: { ...usedUp, id: { lte: newest.id } } })
}

/** The faults of a world, oldest first, including used-up ones, with their strike counts. */
export function listFaults({ read, generation, journal }: World): CountedFault[] {
  // The columns are those of the model: migrations and models are compared by a test.
  const faults = read('SELECT * FROM Fault ORDER BY id', []) as unknown as Fault[]
  if (faults.length === 0) return []
  const strikes = journal.strikes()
  return faults.map((fault) => ({
    ...activeFault(fault),
    strikes: strikes.get(strikeKey(generation, fault)) ?? 0,
  }))
}

/** Numbers of faults restart with every reset, which the journal outlives. */
const strikeKey = (generation: number, { id }: Pick<Fault, 'id'>) => `${generation}-${id}`

/** @throws {StoreError} when there is no such fault */
export async function removeFault({ name, db }: World, id: number): Promise<void> {
  const { count } = await db.fault.deleteMany({ where: { id } })
  if (count === 0) throw new StoreError(`The world ${name} has no fault ${id}`, refused('faultGone', { id }))
}

export async function clearFaults({ db }: World): Promise<void> {
  await db.fault.deleteMany()
}

/** A fault in its wire format, without omitted values. */
function activeFault(row: Fault): ActiveFault {
  const { id, target, userName, skip, remaining, probability, seed } = row
  return {
    id,
    target,
    ...effectIn(row),
    ...given({
      user: userName ?? undefined,
      skip: skip === 0 ? undefined : skip,
      count: remaining ?? undefined,
      probability: probability === 1 ? undefined : probability,
      seed: seed === '' ? undefined : seed,
    }),
  }
}

/** What a fault does, as it was ordered: only kinds and values that were checked are ever written. */
function effectIn(row: Fault): FaultEffect {
  const { ms, toMs, code, message, httpStatus, contentType, shape, misbehave, body, steps } = row
  const values = {
    ms: ms ?? undefined,
    toMs: toMs ?? undefined,
    code: code ?? undefined,
    message: message ?? undefined,
    httpStatus: httpStatus ?? undefined,
    contentType: contentType ?? undefined,
    shape: shape === null ? undefined : shapesIn(shape),
    misbehave: misbehave === null ? undefined : misbehave.split(',').filter(isMisbehaviour),
    body: body === null ? undefined : (JSON.parse(body) as unknown), // any JSON
    steps: steps === null ? undefined : (JSON.parse(steps) as FaultStep[]), // as written above
  }
  return { kind: row.kind as FaultEffect['kind'], ...given(values) }
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

const given = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values> // just that

const shapesIn = (text: string): FaultShape[] => text.split(',').filter(isFaultShape)

/** What faults look at in a request; `path` is without the query. */
interface FaultedRequest {
  readonly callId: string | undefined
  readonly path: string
  readonly userName: string | undefined
}

/** A fault triggered for one request. */
export interface TriggeredFault {
  /** Of a sequence that of its step. */
  readonly effect: FaultEffect | FaultStep
  /** Random within its range, 0 for all kinds but latency. */
  readonly delayMs: number
}

/**
 * The faults of a world that strike a request. Without faults this costs nothing, and permanent faults cost no write,
 * which would invalidate cached responses. The others are counted in the database, across restarts and servers.
 */
export async function triggerFaults(world: World, request: FaultedRequest): Promise<TriggeredFault[]> {
  const strikes: TriggeredFault[] = []
  for (const fault of world.faults) {
    if (!fits(fault, request)) continue
    const struck = isCounted(fault)
      ? await counted(world, fault)
      : { effect: effectIn(fault), delayMs: fault.ms ?? 0 }
    if (!struck || struck.effect.kind === pass) continue
    world.journal.strike(strikeKey(world.generation, fault))
    strikes.push(struck)
  }
  return strikes
}

const fits = ({ target, userName }: Fault, request: FaultedRequest): boolean =>
  targetMatches(target, request.callId, request.path) && (userName === null || userName === request.userName)

const isCounted = ({ remaining, probability, toMs, skip }: Fault): boolean =>
  remaining !== null || probability < 1 || toMs !== null || skip > 0

/** Precision of a probability. */
const parts = 1_000_000

async function counted({ db, settings }: World, fault: Fault): Promise<TriggeredFault | null> {
  const { id, target } = fault
  const [row] = await db.fault.updateManyAndReturn({ where: { id }, data: { matched: { increment: 1 } } })
  if (!row) return null // removed since it was read
  if (row.matched <= row.skip) return null
  const draw = randomFor(row.seed || settings.seed, 'Fault', `${target} ${row.kind} ${row.matched}`)
  if (draw('strikes').int(1, parts) > row.probability * parts) return null
  let index = 0
  if (row.remaining !== null) {
    const [left] = await db.fault.updateManyAndReturn({
      where: { id, remaining: { gt: 0 } },
      data: { remaining: { decrement: 1 }, struck: { increment: 1 } },
    })
    if (!left) return null // another request had the last one
    index = left.struck - 1
  }
  const whole = effectIn(row)
  const effect = stepAt(whole.steps ?? [], index) ?? whole
  const least = effect.ms ?? 0
  return { effect, delayMs: draw('delay').int(least, effect.toMs ?? least) }
}
