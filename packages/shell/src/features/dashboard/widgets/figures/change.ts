/** The relative change between two amounts, e.g. 0.12 or -0.12; undefined where there is nothing to compare with. */
export const changeFrom = (amount: number, former: number | null): number | undefined =>
  former === null || !(former > 0) || Number.isNaN(amount) ? undefined : amount / former - 1
