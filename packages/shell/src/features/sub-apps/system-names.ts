import type { SubAppName } from '@portal/protocol/systems'

/** Text keys of the systems' names as the user knows them (specification §1). */
export const systemNameKeys = {
  oms: 'systems.oms',
  ltc: 'systems.ltc',
  czdp: 'systems.czdp',
  dp: 'systems.dp',
} as const satisfies Record<SubAppName, string>
