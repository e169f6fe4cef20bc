/** A share to be rounded to whole per cent, which is 100 only once the target is reached. */
export const shownShare = (share: number): number => (share < 1 ? Math.min(share, 0.99) : share)
