/** Sub-applications that the portal mounts (specification §9). */
export const subAppNames = ['oms', 'ltc', 'czdp', 'dp'] as const
export type SubAppName = (typeof subAppNames)[number]

interface EmbeddedSystem {
  readonly opens: 'inside'
  readonly app: SubAppName
  /** System code that the sub-app itself goes by (OSS and WYDP are both OMS). */
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

/** Specification §6. Every other system opens in a window of its own through the sso call. */
const embeddedSystems: ReadonlyMap<string, EmbeddedSystem> = new Map([
  ['OSS', { opens: 'inside', app: 'oms', appSystemCode: 'OMS', responsibilityFrom: 'LTC', ssoJump: true }],
  ['WYDP', { opens: 'inside', app: 'dp', appSystemCode: 'OMS', responsibilityFrom: 'WYDP', ssoJump: false }],
  ['LTC', { opens: 'inside', app: 'ltc', appSystemCode: 'LTC', responsibilityFrom: 'LTC', ssoJump: true }],
  [
    'CZDP',
    { opens: 'inside', app: 'czdp', appSystemCode: 'CZDP', responsibilityFrom: 'CZDP', ssoJump: true },
  ],
])

/** How a system opens and under which responsibility; unknown codes are systems with a window of their own. */
export const systemRule = (systemCode: string): SystemRule =>
  embeddedSystems.get(systemCode) ?? { opens: 'window', responsibilityFrom: systemCode, ssoJump: false }

/**
 * The embedded system of a code: its own, or the one that its sub-app goes by. Of several with the same sub-app code it is
 * the first (assumed): OMS is OSS.
 */
export const embeddedSystem = (code: string): EmbeddedSystem | undefined =>
  embeddedSystems.get(code) ?? [...embeddedSystems.values()].find((rule) => rule.appSystemCode === code)

/** System code of the menus that a sub-app shows, e.g. `oms` → `OSS`. */
export function systemCodeOfApp(app: SubAppName): string {
  for (const [code, rule] of embeddedSystems) if (rule.app === app) return code
  throw new RangeError(`No system opens the sub-app ${app}`)
}

export const isSubAppName = (name: string): name is SubAppName =>
  (subAppNames as readonly string[]).includes(name) // widened only to ask whether it is one of them

/** Systems whose lookups the portal keeps (specification §5); the spelling of the public one is assumed. */
const lookupSystems: ReadonlySet<string> = new Set([
  'PUBLIC',
  'IMS',
  ...[...embeddedSystems].flatMap(([code, rule]) => [code, rule.appSystemCode]),
])

export const keepsLookupsOf = (systemCode: string): boolean => lookupSystems.has(systemCode.toUpperCase())
