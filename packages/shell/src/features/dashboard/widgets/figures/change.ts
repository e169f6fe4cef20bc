/** How much more (0.12) or less (-0.12) one amount is than another; undefined where there is nothing to compare with. */
export const changeFrom = (amount: number, former: number | null): number | undefined =>
  former === null || !(former > 0) || Number.isNaN(amount) ? undefined : amount / former - 1
