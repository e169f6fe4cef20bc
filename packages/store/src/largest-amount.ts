/** Amounts are integers of 32 bits. */
export const largestAmountCents = 2_147_483_647
