import { type Id, sameId } from './ids.ts'

/** The fields of a responsibility that the rules read. */
interface ResponsibilityRef {
  readonly systemCode: string
  readonly responsibilityId: Id
}

/** The user's current responsibility: the stored choice if still held, else the first (specification §4). */
export const currentResponsibility = <R extends ResponsibilityRef>(
  held: readonly R[],
  storedId: Id | undefined,
): R | undefined => held.find((one) => sameId(one.responsibilityId, storedId)) ?? held[0]

/**
 * The responsibility a sub-app acts under (specification §6): of the system whose responsibilities its own uses, LTC
 * for OSS. The current choice wins if it belongs to that system, else the first one held there; undefined when none is
 * held.
 */
export function responsibilityForSystem<R extends ResponsibilityRef>(
  held: readonly R[],
  source: string,
  current: R | undefined,
): R | undefined {
  return current?.systemCode === source ? current : held.find((one) => one.systemCode === source)
}

/** All responsibilities that such a sub-app may act under, the current one first; the others only after a switch. */
export function responsibilitiesForSystem<R extends ResponsibilityRef>(
  held: readonly R[],
  source: string,
  current: R | undefined,
): readonly R[] {
  const acting = responsibilityForSystem(held, source, current)
  if (!acting) return []
  const isOther = (one: R) =>
    one.systemCode === acting.systemCode && !sameId(one.responsibilityId, acting.responsibilityId)
  return [acting, ...held.filter(isOther)]
}
