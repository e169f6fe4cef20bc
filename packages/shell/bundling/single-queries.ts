/** Stands for what fetches lists that grow at their end: every list of the portal is fetched at once or in pages. */
export const infiniteQueryBehavior = (): never => {
  throw new Error('Lists that grow are left out of this bundle')
}
