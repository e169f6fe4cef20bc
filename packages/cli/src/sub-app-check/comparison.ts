import { some } from './finding.ts'

/** What can be seen of a page: how each of its elements looks, by what it is. */
export type Facts = Readonly<Record<string, string>>

/** A page as it was opened, or after one step of a journey. */
export interface Moment {
  readonly when: string
  readonly facts: Facts
  readonly picture?: Buffer
}

/** One opening of a page, by which it can be compared with another one. */
export interface Run {
  readonly moments: readonly Moment[]
  /** Messages of uncaught errors, each once. */
  readonly errors: readonly string[]
}

export interface Difference {
  readonly when: string
  readonly remark: string
  /** As it should be, and as it is. */
  readonly pictures: readonly (Buffer | undefined)[]
}

interface Compared {
  /** Two runs in the same place: what differs there, such as a number that counts, tells nothing. */
  readonly twice?: readonly [Run, Run] | undefined
  /** Whether looks count, or only what is there; they do unless told otherwise. */
  readonly looks?: boolean
}

/** In what a run is not as the reference, moment by moment. */
export function differences(reference: Run, run: Run, { twice, looks }: Compared = {}): Difference[] {
  const found = reference.moments.flatMap(({ when, facts, picture }, index): Difference[] => {
    const now = run.moments[index]
    const unsteady = unsteadyIn(twice?.map(({ moments }) => moments[index]?.facts ?? {}))
    const remark = now ? inMoment(facts, now.facts, unsteady, looks) : 'it did not come so far'
    return remark === undefined ? [] : [{ when, remark, pictures: [picture, now?.picture] }]
  })
  const errors = run.errors.filter((error) => !reference.errors.includes(error))
  if (errors.length === 0) return found
  const pictures = [undefined, run.moments.at(-1)?.picture]
  return [...found, { when: 'in all', remark: `errors: ${some(errors)}`, pictures }]
}

/** What is seen in one of two moments alone, and what looks different. */
function inMoment(
  reference: Facts,
  now: Facts,
  unsteady: ReadonlySet<string>,
  looks = true,
): string | undefined {
  const steady = (facts: Facts) => Object.keys(facts).filter((fact) => !unsteady.has(withoutNumbers(fact)))
  const missing = steady(reference).filter((fact) => now[fact] === undefined)
  const added = steady(now).filter((fact) => reference[fact] === undefined)
  const changed = steady(reference).flatMap((fact) => {
    const [before = '', after] = [reference[fact], now[fact]]
    return looks && after !== undefined && after !== before ? [`${fact} (${changes(before, after)})`] : []
  })
  const parts = [
    missing.length > 0 && `${some(missing)} can't be seen`,
    added.length > 0 && `${some(added)} can be seen besides`,
    changed.length > 0 && `${some(changed, 2)} ${changed.length > 1 ? 'look' : 'looks'} different`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join('; ') : undefined
}

function unsteadyIn([one = {}, other = {}]: readonly Facts[] = []): ReadonlySet<string> {
  const facts = Object.keys({ ...one, ...other })
  return new Set(facts.filter((fact) => one[fact] !== other[fact]).map(withoutNumbers))
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, '0')

/** The properties in which two looks differ. */
function changes(before: string, after: string): string {
  const now = after.split('; ')
  const pairs = before.split('; ').map((was, index) => [was, now[index]?.replace(/^.*?: /, '')] as const)
  return some(
    pairs.flatMap(([was, is]) => (was.endsWith(`: ${is}`) ? [] : [`${was} → ${is}`])),
    2,
  )
}
