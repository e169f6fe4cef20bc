/**
 * What `work` answers at the end of this turn of the event loop, done once for all who ask before: what it reads is then
 * newer than each of their requests. They go on one right after another, so that their answers leave together, too:
 * waking a waiting client for each one costs more than most answers do.
 */
export function oncePerTurn<Result>(work: () => Result): () => Promise<Result> {
  let asked: Promise<Result> | undefined
  return () => {
    asked ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asked = undefined
      return work()
    })
    return asked
  }
}
