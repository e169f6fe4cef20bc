/** A share to be rounded to whole per cent: these say 100 only once everything is reached. */
export const shownShare = (share: number): number => (share < 1 ? Math.min(share, 0.99) : share)
