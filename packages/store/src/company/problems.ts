import type { Source, ValuePath } from './company-files.ts'

/** A check of the company's files against each other: one line for each problem, starting with file and line. */
export class Problems {
  readonly lines: string[] = []

  add(source: Source<unknown>, path: ValuePath, message: string): void {
    this.lines.push(`${source.at(path)}: ${message}`)
  }

  /** Each key may occur once; `what` is its kind, e.g. `department`. */
  unique(source: Source<unknown>, what: string, keys: Iterable<readonly [ValuePath, string]>): void {
    const first = new Map<string, string>()
    for (const [path, key] of keys) {
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, source.at(path))
      else this.add(source, path, `${what} ${key} is there already, at ${earlier}`)
    }
  }

  /** Every code must be one of `known`. */
  known(
    source: Source<unknown>,
    path: ValuePath,
    what: string,
    codes: readonly string[],
    known: Codes,
  ): void {
    codes.forEach((code, index) => {
      if (known.has(code)) return
      this.add(source, [...path, index], `${what} ${code} is unknown; expected ${listing(known)}`)
    })
  }
}

type Codes = ReadonlySet<string>

/** The known codes, shortened for an error message. */
const listing = (codes: Codes): string =>
  codes.size === 0 ? 'none' : `one of ${[...codes].slice(0, 20).join(', ')}${codes.size > 20 ? ', …' : ''}`

export const codesOf = (entries: readonly { readonly code: string }[]): Codes =>
  new Set(entries.map(({ code }) => code))

/** Path and code of every entry of a list, for {@link Problems.unique}. */
export const codesAt = (entries: readonly { readonly code: string }[]): [ValuePath, string][] =>
  entries.map(({ code }, index) => [[index, 'code'], code])
