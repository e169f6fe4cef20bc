/** Does the work at the first call; every later one gets the same result. */
export function once<Result>(work: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: work() }
    return made.result
  }
}

/** The same for work that may fail: the next call after a failure does it again. */
export function onceDone<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => {
    made ??= work().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
