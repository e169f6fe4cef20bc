import { isSubAppName, subAppNames } from '@portal/protocol/systems'
import type { Texts } from '../i18n/namespaces.ts'
import type { CustomerServiceConfig, RuntimeConfig, SignOnConfig } from './runtime-config.ts'

/** A value that can't be used: the path of its field, and which text says what may stand there. */
export interface ConfigProblem {
  readonly field: string
  readonly expected: keyof Texts['config']['expected']
}

export type CheckedConfig = RuntimeConfig | readonly ConfigProblem[]

export const isConfig = (checked: CheckedConfig): checked is RuntimeConfig => !Array.isArray(checked)

interface Rule {
  readonly expected: ConfigProblem['expected']
  readonly holds: (value: unknown) => boolean
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCodeList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(matches(/\S/))
const isOptional = (holds: Rule['holds']) => (value: unknown) => value === undefined || holds(value)

const entryRule: Rule = { expected: 'address', holds: matches(/^(https?:\/)?\/[^\s/]\S*$/) }
const optionalAddress: Rule = { expected: 'address', holds: isOptional(entryRule.holds) }
const flagRule: Rule = { expected: 'flag', holds: isOptional((value) => typeof value === 'boolean') }

const fieldRules: Readonly<
  Record<Exclude<keyof RuntimeConfig, 'subApps' | 'signOn' | 'customerService'>, Rule>
> = {
  productTitle: { expected: 'text', holds: matches(/\S/) },
  apiBase: { expected: 'base', holds: matches(/^$|^(https?:\/)?\/[^\s/]\S*(?<!\/)$/) },
  childRoot: { expected: 'folder', holds: matches(/^[\w-]+$/) },
  tabLimit: { expected: 'count', holds: isCount },
  maxLiveSubApps: { expected: 'count', holds: (value) => value === undefined || isCount(value) },
  requestTimeoutMs: { expected: 'count', holds: isCount },
  cipherKey: { expected: 'key', holds: matches(/^[\x20-\x7e]{16}$/) },
  premountSubApps: flagRule,
  reloginInPlace: flagRule,
  showSettings: flagRule,
  themeStylesheet: optionalAddress,
  routeRoles: {
    expected: 'roles',
    holds: isOptional((value) => isRecord(value) && Object.values(value).every(isCodeList)),
  },
  environment: { expected: 'environment', holds: matches(/^(production|test|development)$/) },
  serviceDesk: optionalAddress,
}

const signOnRules: Readonly<Record<keyof SignOnConfig, Rule>> = {
  url: entryRule,
  system: fieldRules.productTitle,
  loginType: fieldRules.productTitle,
}

const customerServiceRules: Readonly<Record<keyof CustomerServiceConfig, Rule>> = {
  host: fieldRules.apiBase,
  chat: entryRule,
}

/** Fields that hold fields of their own and may be absent as a whole. */
const optionalGroups: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  signOn: signOnRules,
  customerService: customerServiceRules,
}

const recordAt = (record: Record<string, unknown>, name: string) =>
  isRecord(record[name]) ? record[name] : undefined

/** Checks `/config.json`: the configuration, or everything that is wrong with it. */
export function checkConfig(value: unknown): CheckedConfig {
  if (!isRecord(value)) return [{ field: 'config.json', expected: 'object' }]
  const subApps = recordAt(value, 'subApps') ?? {}
  const checks: [field: string, rule: Rule, value: unknown][] = [
    ...Object.entries(fieldRules).map(([name, rule]): [string, Rule, unknown] => [name, rule, value[name]]),
    ...subAppNames.map((app): [string, Rule, unknown] => [
      `subApps.${app}.entry`,
      entryRule,
      recordAt(subApps, app)?.entry,
    ]),
    ...Object.entries(optionalGroups).flatMap(([group, rules]) =>
      (value[group] === undefined ? [] : Object.entries(rules)).map(
        ([name, rule]): [string, Rule, unknown] => [`${group}.${name}`, rule, recordAt(value, group)?.[name]],
      ),
    ),
  ]
  const problems = [
    ...checks.flatMap(([field, rule, found]) =>
      rule.holds(found) ? [] : [{ field, expected: rule.expected }],
    ),
    ...Object.keys(value)
      .filter((name) => name !== 'subApps' && !(name in optionalGroups) && !(name in fieldRules))
      .map((field): ConfigProblem => ({ field, expected: 'nothing' })),
    ...Object.keys(subApps)
      .filter((app) => !isSubAppName(app))
      .map((app): ConfigProblem => ({ field: `subApps.${app}`, expected: 'nothing' })),
  ]
  // Every field that the type has was checked above.
  return problems.length > 0 ? problems : (value as unknown as RuntimeConfig)
}
