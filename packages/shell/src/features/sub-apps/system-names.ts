import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { SpecifiedSubApp, SubAppName } from '@portal/protocol/systems'
import { systemCodeOfApp } from '../../lib/config/runtime-config.ts'

/** Text keys of the systems' names (specification §1), for a system that the menus don't name. */
export const systemNameKeys = {
  oms: 'systems.oms',
  ltc: 'systems.ltc',
  czdp: 'systems.czdp',
  dp: 'systems.dp',
} as const satisfies Record<SpecifiedSubApp, string>

/** The system's name as in the menus, in the current language. */
export const nameInMenus = (systems: readonly SystemMenu[], app: SubAppName): string | undefined =>
  systems.find(({ systemCode }) => systemCode === systemCodeOfApp(app))?.systemName || undefined
