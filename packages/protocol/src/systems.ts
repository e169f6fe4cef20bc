/** A sub-app by its name, which is one part of its address. Which there are is data of the installation. */
export type SubAppName = string

/** What such a name may be: no address and no prototype has it as another meaning. */
export const subAppNamePattern = '^[A-Za-z0-9][\\w\\-]*$'

export const isSafeSubAppName = (name: string): boolean => new RegExp(subAppNamePattern, 'u').test(name)

/** Sub-applications of the specification (§9), which the stand-ins implement. */
export const specifiedSubApps = ['oms', 'ltc', 'czdp', 'dp'] as const
export type SpecifiedSubApp = (typeof specifiedSubApps)[number]

export const isSpecifiedSubApp = (name: string): name is SpecifiedSubApp =>
  (specifiedSubApps as readonly string[]).includes(name) // widened for the lookup only

interface EmbeddedSystem {
  readonly opens: 'inside'
  readonly app: SubAppName
  /** System code of the sub-app itself (OSS and WYDP both use OMS). */
  readonly appSystemCode: string
  /** System whose responsibility the sub-app acts under (OSS menus use LTC's). */
  readonly responsibilityFrom: string
  readonly ssoJump: boolean
}

interface WindowSystem {
  readonly opens: 'window'
  readonly responsibilityFrom: string
  readonly ssoJump: false
}

export type SystemRule = EmbeddedSystem | WindowSystem

/** A system as an installation writes it: without an app it opens in a window, without the codes they are its own. */
export type SystemConfig = Readonly<Partial<Omit<EmbeddedSystem, 'opens'>>>

/** By system code. */
export type SystemsConfig = Readonly<Record<string, SystemConfig>>

/** Specification §6. */
const specified: SystemsConfig = {
  OSS: { app: 'oms', appSystemCode: 'OMS', responsibilityFrom: 'LTC', ssoJump: true },
  LTC: { app: 'ltc', ssoJump: true },
  CZDP: { app: 'czdp', ssoJump: true },
  WYDP: { app: 'dp', appSystemCode: 'OMS' },
}

function ruleOf(code: string, system: SystemConfig): SystemRule {
  const { app, appSystemCode = code, responsibilityFrom = code, ssoJump = false } = system
  return app
    ? { opens: 'inside', app, appSystemCode, responsibilityFrom, ssoJump }
    : { opens: 'window', responsibilityFrom, ssoJump: false }
}

/** Systems beside those of the sub-apps whose lookups are kept (specification §5); how the public one is spelt is assumed. */
const alwaysKept = ['PUBLIC', 'IMS']

/** How the systems of an installation open, and which sub-apps show them. */
export interface SystemsTable {
  /** Every system that is not in the table opens in a window of its own through the sso call (specification §6). */
  rule(systemCode: string): SystemRule
  /**
   * The embedded system of a code: its own or its sub-app's. Of several with the same sub-app code, the first
   * (assumed): OMS is OSS.
   */
  embedded(code: string): EmbeddedSystem | undefined
  readonly apps: readonly SubAppName[]
  isApp(name: string): boolean
  /** System code of the menus that a sub-app shows, e.g. `oms` → `OSS`. @throws {RangeError} for an unknown one */
  codeOfApp(app: SubAppName): string
  keepsLookupsOf(systemCode: string): boolean
}

/** The systems of the specification with those of an installation, which go before them. */
export function systemsTable(own: SystemsConfig = {}): SystemsTable {
  const rules = new Map(
    Object.entries({ ...specified, ...own }).map(([code, system]) => [code, ruleOf(code, system)]),
  )
  const codes = new Map<SubAppName, string>()
  const embedded: EmbeddedSystem[] = []
  const kept = new Set(alwaysKept)
  for (const [code, rule] of rules) {
    if (rule.opens === 'window') continue
    embedded.push(rule)
    if (!codes.has(rule.app)) codes.set(rule.app, code)
    for (const one of [code, rule.appSystemCode]) kept.add(one.toUpperCase())
  }
  return {
    rule: (code) => rules.get(code) ?? ruleOf(code, {}),
    embedded(code) {
      const own = rules.get(code)
      return own?.opens === 'inside' ? own : embedded.find((rule) => rule.appSystemCode === code)
    },
    apps: [...codes.keys()],
    isApp: (name) => codes.has(name),
    codeOfApp(app) {
      const code = codes.get(app)
      if (code === undefined) throw new RangeError(`No system opens the sub-app ${app}`)
      return code
    },
    keepsLookupsOf: (code) => kept.has(code.toUpperCase()),
  }
}

/** An installation that adds nothing. */
export const specifiedSystems = systemsTable()
