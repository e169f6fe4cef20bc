import { readAnswer } from '@portal/protocol/answers/read-answer'
import { callMetadata } from '@portal/protocol/call-metadata'
import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { readMappings } from '@portal/protocol/installation/mappings'
import type { CallId } from '@portal/protocol/registry'
import { type MenuRefusal, menuTarget } from '@portal/protocol/rules/menu-address'
import { systemsTable } from '@portal/protocol/systems'

const reasons: Readonly<Record<MenuRefusal, string>> = {
  empty: 'it has no address',
  malformed: 'it is no valid address',
  scheme: 'only http and https are opened',
  otherSite: 'a path with // names another site',
  climbs: '".." leads out of its system',
  unknownApp: 'no sub-app of the configuration has this name below the child root',
  hashRoute: 'a route after # needs the start page before it',
}

/** Groups only name what is below them. */
const pagesOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? pagesOf(item.children) : [item]))

/**
 * The addresses of a backend's menus that the portal would refuse, one in each line; by the rule that opens the others.
 * @param menus data of findMenuInfoAllSystem, in whichever form
 */
export function menuFindings(
  menus: unknown,
  { systems, childRoot = 'child' }: Partial<Pick<RuntimeConfig, 'systems' | 'childRoot'>>,
): readonly { readonly remark: string }[] {
  const place = { systems: systemsTable(systems), childRoot, home: () => 'https://portal.invalid/' }
  const { shape = 'any' } = callMetadata.findMenuInfoAllSystem
  const read = readAnswer(shape, menus) as readonly SystemMenu[] // the type that the shape of the call describes
  const refused = read.flatMap(({ systemCode, menuList }) =>
    pagesOf(menuList).flatMap((item) => {
      const target = menuTarget(systemCode, item, place)
      if (target.kind !== 'refused') return []
      return [`  - ${systemCode} ${item.menuName}: ${target.address || '(empty)'}: ${reasons[target.reason]}`]
    }),
  )
  if (refused.length === 0) return []
  const count = refused.length === 1 ? '1 address' : `${refused.length} addresses`
  return [{ remark: [`Your menus hold ${count} that this portal would refuse:`, ...refused].join('\n') }]
}

/** Accepted data of calls, as the backend sent it. */
export type AcceptedData = Readonly<Partial<Record<CallId, unknown>>>

export type BackendConfig = Pick<RuntimeConfig, 'callPaths' | 'mappings'> &
  Partial<Pick<RuntimeConfig, 'systems' | 'childRoot'>>

/** Something that an installation has to know about its backend. */
export interface BackendFinding {
  /** A sentence. */
  readonly remark: string
  /** What to put into `config.json` about it. */
  readonly config?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The value that people have to choose. */
const anyUnit = 'ceramic or bathroom'
const fieldsOfUnits = ['salesOrgBusinessType', 'businessUnit']

type Fields = Readonly<Record<string, unknown>>

/** All records in a value, at any depth. */
function recordsIn(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (typeof value !== 'object' || value === null) return []
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(recordsIn)]
}

const textsOf = (records: readonly Fields[], names: readonly string[]): readonly string[] => {
  const values = records.flatMap((record) => names.map((name) => record[name]))
  return [...new Set(values.filter((value) => typeof value === 'string' && value.trim() !== '').map(String))]
}

/** What the mappings of a configuration lack for this backend, and the calls that it lacks. */
export function findingsOf(
  data: AcceptedData,
  config: BackendConfig,
  absent: readonly CallId[],
): readonly BackendFinding[] {
  const { unitOf, unitOfDepartment } = readMappings(config)
  const unitsFor = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, anyUnit]))
  const spellings = textsOf(recordsIn(Object.values(data)), fieldsOfUnits).filter(
    (one) => one !== 'all' && !unitOf(one),
  )
  const departments = textsOf(recordsIn(data.findOrganization), ['orgCode'])
  const isDepartmentKnown = departments.length === 0 || departments.some(unitOfDepartment)
  return [
    ...(spellings.length > 0
      ? [
          {
            remark: `Business units are spelt ${spellings.join(', ')}, of which none is known: their rows count for no unit.`,
            config: { mappings: { businessUnits: unitsFor(spellings) } },
          },
        ]
      : []),
    ...(isDepartmentKnown
      ? []
      : [
          {
            remark: `No department (${departments.join(', ')}) is mapped to a business unit: choosing one filters no list. Keep the lines that are right.`,
            config: { mappings: { departmentUnits: unitsFor(departments) } },
          },
        ]),
    ...sharedIds(recordsIn(data.getUserInfo), 'responsibilityId', 'responsibilities'),
    ...sharedIds(recordsIn(data.findMenuInfoAllSystem), 'menuId', 'menu items'),
    ...(absent.length > 0
      ? [
          {
            remark: `The backend lacks ${absent.join(', ')}: what needs them is not shown, at once if the file says so.`,
            config: { callPaths: Object.fromEntries(absent.map((call) => [call, null])) },
          },
        ]
      : []),
  ]
}

/** Ids that two systems have: only together with its system one says what is meant. */
function sharedIds(records: readonly Fields[], name: string, what: string): readonly BackendFinding[] {
  const systems = new Map<string, Set<string>>()
  for (const { [name]: id, systemCode } of records) {
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof systemCode !== 'string') continue
    systems.set(`${id}`, (systems.get(`${id}`) ?? new Set()).add(systemCode))
  }
  const shared = [...systems].filter(([, codes]) => codes.size > 1)
  const [first] = shared
  if (!first) return []
  const [id, codes] = first
  return [
    {
      remark: `${shared.length} ${name} of ${what} are the same in several systems (${id} in ${[...codes].join(' and ')}): the portal tells them apart by their system, and so must sub-apps.`,
    },
  ]
}

/** The lines for `config.json` of all findings together; empty without any. */
export function configLines(findings: readonly BackendFinding[]): string {
  const merged: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const [group, values] of findings.flatMap(({ config = {} }) => Object.entries(config)))
    merged[group] = { ...merged[group], ...values }
  return Object.keys(merged).length > 0 ? JSON.stringify(merged, null, 2) : ''
}
