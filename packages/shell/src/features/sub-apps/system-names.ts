import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'

/** Text keys of the systems' names (specification §1), for a system that no menu names at the moment. */
export const systemNameKeys = {
  oms: 'systems.oms',
  ltc: 'systems.ltc',
  czdp: 'systems.czdp',
  dp: 'systems.dp',
} as const satisfies Record<SubAppName, string>

/** What the user reads in the menus, in the language of the moment: whatever speaks of the system says the same. */
export const nameInMenus = (systems: readonly SystemMenu[], app: SubAppName): string | undefined =>
  systems.find(({ systemCode }) => systemCode === systemCodeOfApp(app))?.systemName || undefined
