import type { StoryCheck } from '@portal/protocol/control/training'
import { expectedOf, nearest } from '@portal/protocol/rules/nearest'
import type { ValuePath } from '../company/company-files.ts'
import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import type { NamedScenario } from './scenario-files.ts'

/** Where a value of a scenario is, such as `scenarios/lesson.yaml:4: grants.0.user`. */
export function placeIn({ name, at }: NamedScenario, path: ValuePath): string {
  return `${at?.(path) ?? `scenarios/${name}.yaml`}: ${path.join('.')}`
}

/**
 * Runs a part of a scenario.
 * @throws {StoreError} naming the invalid one
 */
export async function placed<Result>(
  scenario: NamedScenario,
  path: ValuePath,
  part: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await part()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const { refusal } = error
    throw new StoreError(`${placeIn(scenario, path)}: ${error.message}`, {
      cause: error,
      ...(refusal && { refusal }),
    })
  }
}

interface Reference {
  readonly path: ValuePath
  readonly code: string
}

const inList = (codes: readonly string[] | undefined, ...path: ValuePath): Reference[] =>
  (codes ?? []).map((code, index) => ({ path: [...path, index], code }))

/** Whom a scenario shows or changes where they are: another company that has none of them does without. */
const peopleShown = ({ accounts, users = [] }: NamedScenario): Reference[] => [
  ...inList(accounts, 'accounts'),
  ...users.flatMap(({ who }, index) => (who === 'everybody' ? [] : inList(who, 'users', index, 'who'))),
]

const usersIn = ({ grants = [], sessions = [], signOns = [], faults = [] }: NamedScenario): Reference[] =>
  Object.entries({ grants, sessions, signOns, faults }).flatMap(([list, entries]) =>
    entries.flatMap(({ user }, index) =>
      user === undefined ? [] : [{ path: [list, index, 'user'], code: user }],
    ),
  )

const recipientsIn = ({ notices = [] }: NamedScenario): Reference[] =>
  notices.flatMap(({ recipients }, index) =>
    Array.isArray(recipients) ? inList(recipients, 'notices', index, 'recipients') : [],
  )

const responsibilitiesIn = ({ grants = [] }: NamedScenario): Reference[] =>
  grants.flatMap(({ grant, revoke }, index) => [
    ...inList(grant, 'grants', index, 'grant'),
    ...inList(revoke, 'grants', index, 'revoke'),
  ])

const systemsIn = ({ menuTrees = [] }: NamedScenario): Reference[] =>
  menuTrees.map(({ system }, index) => ({ path: ['menuTrees', index, 'system'], code: system }))

const peopleOfCheck = ({ order, approval, application, request }: StoryCheck, path: ValuePath): Reference[] =>
  Object.entries({ order, approval, application, request }).flatMap(([kind, condition]) =>
    Object.entries(condition ?? {}).flatMap(([field, code]) =>
      field === 'by' || field === 'applicant' ? [{ path: [...path, kind, field], code }] : [],
    ),
  )

const peopleOfStory = ({ story }: NamedScenario): Reference[] =>
  (story?.steps ?? []).flatMap(({ who, check }, index) => [
    { path: ['story', 'steps', index, 'who'], code: who },
    ...(check ? peopleOfCheck(check, ['story', 'steps', index, 'check']) : []),
  ])

/** @throws {StoreError} that names file, line and field of what the world does not have */
function requireAll(
  scenario: NamedScenario,
  what: string,
  references: readonly Reference[],
  names: readonly string[],
): void {
  const known = new Set(names)
  const problems = references
    .filter(({ code }) => !known.has(code))
    .map(({ path, code }) => `${placeIn(scenario, path)}: ${code} is no ${what}; ${expectedOf(code, names)}`)
  if (problems.length > 0) throw new StoreError(problems.join('\n'))
}

async function userNamesIn({ db }: World): Promise<string[]> {
  const users = await db.user.findMany({ select: { userName: true }, orderBy: { id: 'asc' } })
  return users.map(({ userName }) => userName)
}

const byCode = { select: { code: true }, orderBy: { id: 'asc' } } as const

/** What notices and menu trees of a scenario refer to. @throws {StoreError} for what the world does not have */
export async function requireGround(world: World, scenario: NamedScenario): Promise<void> {
  const systems = await world.db.system.findMany(byCode)
  const codes = systems.map(({ code }) => code)
  requireAll(scenario, 'system', systemsIn(scenario), codes)
  requireAll(scenario, 'user', recipientsIn(scenario), await userNamesIn(world))
}

/** Whom a scenario names, once its own people are there. @throws {StoreError} for those whom the world does not have */
export async function requirePeople(world: World, scenario: NamedScenario): Promise<void> {
  const names = await userNamesIn(world)
  const shown = peopleShown(scenario)
  const isForThisCompany = shown.some(({ code }) => names.includes(code))
  const meant = shown.filter(({ code }) => isForThisCompany || nearest(code, names) !== undefined)
  requireAll(scenario, 'user', [...meant, ...usersIn(scenario)], names)
  const responsibilities = await world.db.responsibility.findMany(byCode)
  const codes = responsibilities.map(({ code }) => code)
  requireAll(scenario, 'responsibility', responsibilitiesIn(scenario), codes)
}

/** @throws {StoreError} when a story is about a user whom the world does not have */
export const requirePeopleOfStory = async (world: World, scenario: NamedScenario): Promise<void> =>
  requireAll(scenario, 'user', peopleOfStory(scenario), await userNamesIn(world))
