/** The fields of a position that the rule reads; the misspelt one is the wire's. */
interface PositionRef {
  readonly organzationCode: string
  readonly defaultPosition: 'Y' | 'N'
}

/** The user's current position: the stored choice if still held, else the default one, else none (specification §4). */
export const currentPosition = <P extends PositionRef>(
  held: readonly P[],
  storedCode: string | undefined,
): P | undefined =>
  held.find((one) => one.organzationCode === storedCode) ?? held.find((one) => one.defaultPosition === 'Y')
