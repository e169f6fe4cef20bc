/** The largest number of a row. */
const largestId = 2_147_483_647

/** The different numbers in a text such as `3,17`; one that no row can have counts as the largest, which there is not. */
export const idsIn = (text: string): number[] => [
  ...new Set(text === '' ? [] : text.split(',').map((id) => Math.min(Number(id), largestId))),
]
