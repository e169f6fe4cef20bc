import { createHash } from 'node:crypto'
import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import { nearest } from '@portal/protocol/rules/nearest'
import { parseDocument } from 'yaml'
import { configPath } from '../company/company-choice.ts'
import { readCompanyFiles, readEachFile, readSource, type ValuePath } from '../company/company-files.ts'
import { refused, StoreError } from '../store-error.ts'
import { dayMs } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { exists } from '../worlds/world-files.ts'
import { placeIn } from './scenario-references.ts'
import { Scenario } from './scenario-schema.ts'

export interface NamedScenario extends Scenario {
  readonly name: string
  /** The error in its file, with file, line and what was expected; the others can still be applied. */
  readonly problem?: string
  /** File and line of a value. */
  readonly at?: (path: ValuePath) => string
}

/** All scenarios of a folder, by name; a broken one has its problem in place of a description. */
export async function readScenarios(dir: string): Promise<NamedScenario[]> {
  const files = await readEachFile(dir)
  return files.map((file) => {
    const name = file.path.replace(/\.yaml$/, '')
    const broken = (problem: string) => ({ name, description: problem, descriptionEn: problem, problem })
    if ('unreadable' in file)
      return broken(`scenarios/${file.path} cannot be read (${file.unreadable}); expected a YAML file`)
    try {
      const { content, at } = readSource(file, Scenario)
      return { name, ...content, at: (path) => `scenarios/${at(path)}` }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      return broken(`scenarios/${error.message.replaceAll('\n', '\nscenarios/')}`)
    }
  })
}

/** The scenarios of two folders by name; of two with the same name the saved one. The folder of the saved ones need not exist. */
export async function readAllScenarios(dir: string, savedDir: string): Promise<NamedScenario[]> {
  const saved = (await exists(savedDir)) ? await readScenarios(savedDir) : []
  const names = new Set(saved.map(({ name }) => name))
  const others = (await readScenarios(dir)).filter(({ name }) => !names.has(name))
  return [...others, ...saved].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * Scenarios with all that they extend, in the order in which they are applied, each once.
 * @throws {StoreError} for a name that does not exist, and for scenarios that extend each other
 */
export function withExtended(
  scenarios: readonly NamedScenario[],
  ...wanted: readonly string[]
): NamedScenario[] {
  const order: NamedScenario[] = []
  const add = (name: string, path: readonly string[]): void => {
    if (path.includes(name))
      throw new StoreError(`The scenario ${name} extends itself: ${[...path, name].join(' → ')}`)
    const scenario = scenarios.find((one) => one.name === name)
    if (!scenario) {
      const known = scenarios.map((one) => one.name)
      const near = nearest(name, known)
      const expected = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean ${near}?`
      const place = path.length === 0 ? '' : `scenarios/${path.at(-1)}.yaml: extends: `
      throw new StoreError(
        `${place}There is no scenario ${name}; ${expected}`,
        refused('unknownScenario', { name }),
      )
    }
    if (scenario.problem !== undefined)
      throw new StoreError(scenario.problem, refused('brokenScenario', { problem: scenario.problem }))
    for (const base of scenario.extends ?? []) add(base, [...path, name])
    if (!order.includes(scenario)) order.push(scenario)
  }
  for (const name of wanted) add(name, [])
  return order
}

/** A mark for the content of each fixture file, by its path. Comments and the form of a file make no difference. */
export async function fixtureMarks(companyDir: string): Promise<Record<string, string>> {
  const files = (await readCompanyFiles(companyDir)).filter(({ path }) => path !== configPath)
  return Object.fromEntries(files.map(({ path, text }) => [path, markOf(text)]))
}

const markOf = (text: string) =>
  createHash('sha256')
    .update(JSON.stringify(parseDocument(text).toJS()))
    .digest('hex')
    .slice(0, 12)

/**
 * Ids of a saved scenario's rows are places in the fixtures: over other ones, a row would refer to another record.
 * @throws {StoreError} that names the files that differ, for a scenario that knows its fixtures
 */
export async function requireSameFixtures(
  companyDir: string,
  scenarios: readonly NamedScenario[],
): Promise<void> {
  const saved = scenarios.filter(({ savedOver }) => savedOver)
  if (saved.length === 0) return
  const present = await fixtureMarks(companyDir)
  for (const scenario of saved) {
    const { name, savedOver = {} } = scenario
    const paths = [...new Set([...Object.keys(savedOver), ...Object.keys(present)])].toSorted()
    const different = paths
      .filter((path) => savedOver[path] !== present[path])
      .map((path) => `${path} ${present[path] ? (savedOver[path] ? 'differs' : 'is new') : 'is missing'}`)
    if (different.length === 0) continue
    const problem =
      `${placeIn(scenario, ['savedOver'])}: the company has changed since it was saved: ${different.join(', ')}. ` +
      'Its rows would belong to other records. Bring these files back, or save it again from a world of the ' +
      `present ones (portal scenario save ${name} --replace)`
    throw new StoreError(problem, refused('brokenScenario', { problem }))
  }
}

/** @throws {StoreError} when a scenario names an unknown user */
export async function userIdOf({ db }: World, userName: string): Promise<number> {
  const user = await db.user.findUnique({ where: { userName }, select: { id: true } })
  if (!user) throw new StoreError(`A scenario names ${userName}, who is no user`)
  return user.id
}

type UserChange = NonNullable<Scenario['users']>[number]

export async function changeUsers({ db }: World, change: UserChange): Promise<void> {
  const { who, responsibilities, twoFactor, positions } = change
  const user = who === 'everybody' ? {} : { userName: { in: who } }
  if (responsibilities === 'none') await db.userResponsibility.deleteMany({ where: { user } })
  if (twoFactor !== undefined) await db.user.updateMany({ where: user, data: { twoFactor } })
  if (positions) {
    await db.position.deleteMany({ where: { user } })
    const users = await db.user.findMany({ where: user, select: { id: true } })
    const data = users.flatMap(({ id: userId }) =>
      positions.map(({ name, nameEn = null, code }, sortOrder) => {
        const place = { organizationCode: code, isDefault: sortOrder === 0, sortOrder }
        return { userId, name, nameEn, ...place }
      }),
    )
    await db.position.createMany({ data })
  }
}

type ScenarioSession = NonNullable<Scenario['sessions']>[number]
const minuteMs = 60_000

export async function writeSession(
  world: World,
  { user, certificate, lastsMinutes }: ScenarioSession,
): Promise<void> {
  const userId = await userIdOf(world, user)
  const now = world.now().getTime()
  const expiresAt = new Date(now + lastsMinutes * minuteMs)
  const createdAt = new Date(Math.min(now, expiresAt.getTime()) - minuteMs)
  await world.db.session.create({ data: { certificate, userId, createdAt, expiresAt } })
}

type SignOn = NonNullable<Scenario['signOns']>[number]

/** As with the codes of the demo company, it may be needed at any time. */
const lifetimeMs = 3650 * dayMs

/** Creates a one-time code for a sign-on from another system. */
export async function writeSignOn(world: World, { user, system, code }: SignOn): Promise<void> {
  const userId = await userIdOf(world, user)
  const createdAt = world.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  const session = { certificate: code, userId, kind: 'singleSignOnCode', systemCode: system } as const
  await world.db.session.create({ data: { ...session, createdAt, expiresAt } })
}

/** Where the other system would send its person (specification §2). */
function signOnAddress({ user, system, code, query }: SignOn): AppliedScenarios['signOns'][number] {
  const values = new URLSearchParams({ loginType: 'sso', ssoSystem: system, code, ...query })
  return { userName: user, address: `/login?${values}` }
}

/** The accounts, certificates and addresses through which applied scenarios can be seen, each once. */
export async function signInOptions(
  world: World,
  scenarios: readonly NamedScenario[],
): Promise<AppliedScenarios> {
  const userNames = [...new Set(scenarios.flatMap(({ accounts = [] }) => accounts))]
  const certificates = scenarios.flatMap(({ sessions = [] }) =>
    sessions.map(({ certificate }) => certificate),
  )
  const sessions = await world.db.session.findMany({
    where: { certificate: { in: certificates } },
    include: { user: true },
    orderBy: { certificate: 'asc' },
  })
  return {
    scenarios: scenarios.map(({ name, description, descriptionEn }) => ({
      name,
      description,
      descriptionEn,
    })),
    accounts: await accountsOf(world, userNames),
    certificates: sessions.map(({ certificate, expiresAt, user: { userName } }) => {
      return { userName, certificate, expiresAt: expiresAt.toISOString() }
    }),
    signOns: scenarios.flatMap(({ signOns = [] }) => signOns.map(signOnAddress)),
  }
}

/**
 * Those of the named people whom the world's company has, in the order of the names: scenarios are for every company. In a
 * world that was made just now, everybody still has the demo password.
 */
async function accountsOf(
  { db, settings }: World,
  userNames: string[],
): Promise<AppliedScenarios['accounts']> {
  const users = await db.user.findMany({ where: { userName: { in: userNames } } })
  return userNames.flatMap((userName) => {
    const user = users.find((one) => one.userName === userName)
    return user ? [{ userName, fullName: user.fullName, password: settings.demoPassword }] : []
  })
}
