/** Does the work at the first call; every later one gets the same result. */
export function once<Result>(work: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: work() }
    return made.result
  }
}
