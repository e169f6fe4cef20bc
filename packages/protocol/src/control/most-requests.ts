/** As many requests as the journal of a world keeps, and as are listed at once. */
export const mostRequests = 10_000
