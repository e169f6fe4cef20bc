import type { Position, Responsibility } from '../entities/user.ts'
import { type Id, positionKey, responsibilityKey, sameId } from './ids.ts'

/**
 * The held position that a stored key names. Names change with the language, and earlier versions stored the
 * organization alone: then it is the only position there.
 */
export function heldPosition(held: readonly Position[], stored: string | undefined): Position | undefined {
  const ofOrganization = ({ organzationCode }: Position) => `${stored}/`.startsWith(`${organzationCode}/`)
  const [only, ...others] = stored === undefined ? [] : held.filter(ofOrganization)
  return held.find((one) => positionKey(one) === stored) ?? (others.length === 0 ? only : undefined)
}

/** The user's current position: the stored choice if still held, else the default one, else none (specification §4). */
export const currentPosition = (
  held: readonly Position[],
  stored: string | undefined,
): Position | undefined => heldPosition(held, stored) ?? held.find((one) => one.defaultPosition === 'Y')

/** The held responsibility that a stored key names; earlier versions stored its id alone. */
export const heldResponsibility = (
  held: readonly Responsibility[],
  stored: Id | undefined,
): Responsibility | undefined =>
  held.find((one) => responsibilityKey(one) === stored) ??
  held.find((one) => sameId(one.responsibilityId, stored))

/** The user's current responsibility: the stored choice if still held, else the first (specification §4). */
export const currentResponsibility = (
  held: readonly Responsibility[],
  stored: Id | undefined,
): Responsibility | undefined => heldResponsibility(held, stored) ?? held[0]

/** A responsibility without a name goes by its code. */
export const named = (one: Responsibility): Responsibility =>
  one.responsibilityName ? one : { ...one, responsibilityName: one.responsibilityCode }

/**
 * The responsibility a sub-app acts under (specification §6): of the system whose responsibilities its own uses, LTC
 * for OSS. The current choice wins if it belongs to that system, else the first one held there; undefined when none is
 * held.
 */
export function responsibilityForSystem<R extends Pick<Responsibility, 'systemCode'>>(
  held: readonly R[],
  source: string,
  current: R | undefined,
): R | undefined {
  return current?.systemCode === source ? current : held.find((one) => one.systemCode === source)
}

/** All responsibilities that such a sub-app may act under, the current one first; the others only after a switch. */
export function responsibilitiesForSystem(
  held: readonly Responsibility[],
  source: string,
  current: Responsibility | undefined,
): readonly Responsibility[] {
  const acting = responsibilityForSystem(held, source, current)
  if (!acting) return []
  const isOther = (one: Responsibility) =>
    one.systemCode === source && responsibilityKey(one) !== responsibilityKey(acting)
  return [acting, ...held.filter(isOther)]
}
