interface Waiting {
  readonly name: string
  readonly resume: () => void
}

/**
 * Limits the number of worlds at work; others wait in line. A database call blocks the process, so more at a time would
 * be no faster, and each world at work needs a client of 18 MB.
 */
export class ConcurrencyLimiter {
  readonly #limit: number
  /** Number of running pieces of work per world. */
  readonly #active = new Map<string, number>()
  readonly #waiting: Waiting[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length === 0 && this.#hasRoomFor(name)) this.#begin(name)
    else await new Promise<void>((resume) => this.#waiting.push({ name, resume }))
    try {
      return await work()
    } finally {
      this.#end(name)
    }
  }

  #hasRoomFor(name: string): boolean {
    return this.#active.has(name) || this.#active.size < this.#limit
  }

  #begin(name: string): void {
    this.#active.set(name, (this.#active.get(name) ?? 0) + 1)
  }

  #end(name: string): void {
    const left = (this.#active.get(name) ?? 0) - 1
    if (left > 0) this.#active.set(name, left)
    else this.#active.delete(name)
    for (;;) {
      const [next] = this.#waiting
      if (!next || !this.#hasRoomFor(next.name)) return
      this.#waiting.shift()
      this.#begin(next.name)
      next.resume()
    }
  }
}
