import type { Position } from '../entities/user.ts'
import { positionKey } from './ids.ts'

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
