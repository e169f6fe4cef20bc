import { isSubAppName, subAppNames } from '@portal/protocol/systems'
import type { Texts } from '../i18n/namespaces.ts'
import type { RuntimeConfig, SignOnConfig } from './runtime-config.ts'

/** A value that can't be used: the path of its field, and which text says what may stand there. */
export interface ConfigProblem {
  readonly field: string
  readonly expected: keyof Texts['errors']['configExpected']
}

interface Rule {
  readonly expected: ConfigProblem['expected']
  readonly holds: (value: unknown) => boolean
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1

const fieldRules: Readonly<Record<Exclude<keyof RuntimeConfig, 'subApps' | 'signOn'>, Rule>> = {
  productTitle: { expected: 'text', holds: matches(/\S/) },
  apiBase: { expected: 'base', holds: matches(/^$|^(https?:\/)?\/[^\s/]\S*(?<!\/)$/) },
  childRoot: { expected: 'folder', holds: matches(/^[\w-]+$/) },
  tabLimit: { expected: 'count', holds: isCount },
  maxLiveSubApps: { expected: 'count', holds: (value) => value === undefined || isCount(value) },
  requestTimeoutMs: { expected: 'count', holds: isCount },
  cipherKey: { expected: 'key', holds: matches(/^[\x20-\x7e]{16}$/) },
  reloginInPlace: { expected: 'flag', holds: (value) => value === undefined || typeof value === 'boolean' },
  environment: { expected: 'environment', holds: matches(/^(production|test|development)$/) },
}

const entryRule: Rule = { expected: 'address', holds: matches(/^(https?:\/)?\/[^\s/]\S*$/) }

const signOnRules: Readonly<Record<keyof SignOnConfig, Rule>> = {
  url: entryRule,
  system: fieldRules.productTitle,
  loginType: fieldRules.productTitle,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordAt = (record: Record<string, unknown>, name: string) =>
  isRecord(record[name]) ? record[name] : undefined

/** Judges what stands in `/config.json`: the configuration, or everything that is wrong with it. */
export function checkConfig(value: unknown): RuntimeConfig | readonly ConfigProblem[] {
  if (!isRecord(value)) return [{ field: 'config.json', expected: 'object' }]
  const subApps = recordAt(value, 'subApps') ?? {}
  const checks: [field: string, rule: Rule, value: unknown][] = [
    ...Object.entries(fieldRules).map(([name, rule]): [string, Rule, unknown] => [name, rule, value[name]]),
    ...subAppNames.map((app): [string, Rule, unknown] => [
      `subApps.${app}.entry`,
      entryRule,
      recordAt(subApps, app)?.entry,
    ]),
    ...(value.signOn === undefined ? [] : Object.entries(signOnRules)).map(
      ([name, rule]): [string, Rule, unknown] => [`signOn.${name}`, rule, recordAt(value, 'signOn')?.[name]],
    ),
  ]
  const problems = [
    ...checks.flatMap(([field, rule, found]) =>
      rule.holds(found) ? [] : [{ field, expected: rule.expected }],
    ),
    ...Object.keys(value)
      .filter((name) => !['subApps', 'signOn'].includes(name) && !(name in fieldRules))
      .map((field): ConfigProblem => ({ field, expected: 'nothing' })),
    ...Object.keys(subApps)
      .filter((app) => !isSubAppName(app))
      .map((app): ConfigProblem => ({ field: `subApps.${app}`, expected: 'nothing' })),
  ]
  // Every field that the type has was checked above.
  return problems.length > 0 ? problems : (value as unknown as RuntimeConfig)
}
