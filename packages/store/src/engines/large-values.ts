import { randomUUID } from 'node:crypto'

/** Shorter ones cost Prisma little. */
const leastLength = 10_000

/** By names that no data contains. */
const values = new Map<string, string>()

/**
 * Lets `work` pass a long text to a statement by a name: Prisma would parse and serialise the text several times, and
 * keep the parameters of its latest statements for its debug log.
 */
export async function withLargeValue<Result>(
  value: string,
  work: (passed: string) => Promise<Result>,
): Promise<Result> {
  if (value.length < leastLength) return work(value)
  const name = randomUUID()
  values.set(name, value)
  try {
    return await work(name)
  } finally {
    values.delete(name)
  }
}

/** What a statement is given, with long texts in the place of their names. */
export const withNamedValues = (given: readonly unknown[] | undefined): readonly unknown[] | undefined =>
  values.size === 0 ? given : given?.map((one) => (typeof one === 'string' ? (values.get(one) ?? one) : one))
