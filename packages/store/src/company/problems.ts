import { companyOffset } from '@portal/protocol/company-time'
import { startOfDay } from '../worlds/clock.ts'
import type { Source, ValuePath } from './company-files.ts'

/** The first moment, in the company's time zone, of a day written as `-3d`, `+14d` (from the day of `now`) or `2026-03-31`. */
export function resolveDay(day: string, now: Date): Date {
  if (day.endsWith('d')) return startOfDay(now, Number(day.slice(0, -1)))
  return startOfDay(new Date(`${day}T12:00:00${companyOffset}`))
}

/** Ids of a fresh table: the entries' order, from 1, so that they are the same on every machine. */
export const numbered = (codes: readonly string[]): ((code: string) => number) => {
  const ids = new Map(codes.map((code, index) => [code, index + 1]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new RangeError(`No entry has the code ${code}`) // the company was checked before
    return id
  }
}

/** Lookup from code to id for every kind of entry that others refer to. */
export type CompanyIds = Readonly<
  Record<'department' | 'system' | 'responsibility' | 'distributor' | 'user', (code: string) => number>
>

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
