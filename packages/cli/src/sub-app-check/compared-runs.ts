import { some } from './recommendation.ts'
import { ownWindow } from './seen-page.ts'

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

/** The openings of a page in one place; those that failed are missing. */
export interface Runs {
  first?: Run
  /** The same once more. */
  again?: Run
  second?: Run
  reopened?: Run
  dark?: Run
  language?: Run
}

export interface Comparison {
  readonly about: string
  readonly found: readonly Difference[]
  /** What is wrong if there is a difference. */
  readonly wrong: string
  readonly right: string
  readonly remedy?: string
}

const nothing: Run = { moments: [], errors: [] }

/** Whether two runs begin with little in common: the router of a page may start elsewhere alone. */
function isAnotherPage(reference: Run, run: Run): boolean {
  const [there = [], here = []] = [reference, run].map(({ moments }) => Object.keys(moments[0]?.facts ?? {}))
  return there.filter((fact) => here.includes(fact)).length < Math.min(there.length, here.length) / 3
}

/** Windows of their own differ only in what changes by itself. */
const twiceIn = ({ first, second, again = second }: Runs) =>
  first && again ? ([first, again] as const) : undefined

/**
 * @param reference the page alone, or that in windows of its own in the portal if it is right only with a portal
 * @param isAlone whether what it makes of theme and language of the portal is not known from it
 */
export function comparedInQiankun(runs: Runs, reference: Runs, isAlone: boolean): Comparison[] {
  const { first } = runs
  if (!first) return []
  const known = reference.first && !isAnotherPage(reference.first, first) ? reference : {}
  const own = isAlone ? 'alone' : 'in a window of its own'
  const compared = (about: string, run: Run | undefined, before = nothing, looks = true) => ({
    about,
    found: run ? differences(before, run, { twice: twiceIn(known), looks }) : undefined,
  })
  const list = [
    {
      ...compared('first tab', first, known.first),
      wrong: `It is not as ${own}`,
      right: known.first
        ? `It is as ${own}.`
        : 'By itself it shows nothing, or another page: it is not compared.',
    },
    {
      ...compared('second tab', runs.second, first),
      wrong: 'A second tab of it is not as the first',
      right: 'Two tabs of it are mounted at once, and the second is as the first.',
      remedy: `Draw into the container that mount gets, and keep state by container. ${ownWindow}`,
    },
    {
      ...compared('opening again', runs.reopened, first),
      wrong: 'It is not as at first when it is opened again',
      right: 'It comes back as it was when it is opened again.',
      remedy: 'Begin what it needs at each mount, not once.',
    },
    {
      ...compared('dark theme', runs.dark, known.dark, !isAlone),
      wrong: `In the dark theme it is not as ${own}`,
      right: 'It is mounted in the dark theme, too.',
    },
    {
      ...compared('language', runs.language, known.language),
      wrong: `In another language it is not as ${own}`,
      right: 'It is mounted in another language, too.',
    },
  ]
  return list.flatMap((one) => (one.found ? [{ ...one, found: one.found }] : []))
}

/** @param alone empty for a page that is right only with a portal, or shows nothing by itself */
export function comparedInFrame(runs: Runs, alone: Runs): Comparison[] {
  const { first, second } = runs
  if (!first) return []
  const twice = twiceIn(alone) ?? twiceIn(runs)
  const inFrame = {
    about: 'iframe',
    found: differences(alone.first ?? nothing, first, { twice }),
    wrong: 'In an iframe it is not as alone',
    right: `It is shown in an iframe${alone.first ? ', as alone' : ''}.`,
  }
  const inSecond = {
    about: 'iframe, second tab',
    found: differences(first, second ?? nothing, { twice }),
    wrong: 'A second tab of it is not as the first',
    right: 'The second tab is as the first.',
  }
  return second ? [inFrame, inSecond] : [inFrame]
}
