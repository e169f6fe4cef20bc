import { systemRule } from '../systems.ts'
import { type Id, sameId } from './ids.ts'

/** The fields of a responsibility that the rules read. */
interface ResponsibilityRef {
  readonly systemCode: string
  readonly responsibilityId: Id
}

/** The responsibility a person acts under: the stored choice if still held, else the first (specification §4). */
export const currentResponsibility = <R extends ResponsibilityRef>(
  held: readonly R[],
  storedId: Id | undefined,
): R | undefined => held.find((one) => sameId(one.responsibilityId, storedId)) ?? held[0]

/**
 * The responsibility a system's sub-app acts under (specification §6: OSS uses LTC's). The current choice wins when
 * it belongs to that system, else the first one held there; undefined when none is held.
 */
export function responsibilityForSystem<R extends ResponsibilityRef>(
  held: readonly R[],
  systemCode: string,
  current: R | undefined,
): R | undefined {
  const source = systemRule(systemCode).responsibilityFrom
  return current?.systemCode === source ? current : held.find((one) => one.systemCode === source)
}

/**
 * All responsibilities that a system's sub-app may act under, the one that it acts under now first; the others only
 * after a switch.
 */
export function responsibilitiesForSystem<R extends ResponsibilityRef>(
  held: readonly R[],
  systemCode: string,
  current: R | undefined,
): readonly R[] {
  const acting = responsibilityForSystem(held, systemCode, current)
  if (!acting) return []
  const isOther = (one: R) =>
    one.systemCode === acting.systemCode && !sameId(one.responsibilityId, acting.responsibilityId)
  return [acting, ...held.filter(isOther)]
}
