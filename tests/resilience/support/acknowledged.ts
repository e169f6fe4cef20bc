/**
 * What a database must hold by the answers that clients got: the value of each acknowledged write, and for one that was never
 * answered the value before or after it.
 */
export class Acknowledged {
  readonly #possible = new Map<string, readonly unknown[]>()
  /** How many writes were acknowledged. */
  count = 0

  /** Notes a write before it is sent, and that it happened once `send` resolves. */
  async write(key: string, value: unknown, send: () => Promise<void>): Promise<void> {
    this.#possible.set(key, [...(this.#possible.get(key) ?? [undefined]), value])
    await send()
    this.#possible.set(key, [value])
    this.count++
  }

  /** The keys whose value in the database is none that it could be. */
  contradictions(found: (key: string) => unknown): string[] {
    return [...this.#possible].flatMap(([key, possible]) => {
      const value = found(key)
      return possible.includes(value)
        ? []
        : [`${key} is ${String(value)}, expected ${possible.map(String).join(' or ')}`]
    })
  }
}
