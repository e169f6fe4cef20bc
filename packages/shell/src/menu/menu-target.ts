import type { MenuItem } from '@portal/protocol/entities/menu'
import { type MenuTarget, menuTarget as targetOf } from '@portal/protocol/rules/menu-address'
import { basePath } from '../lib/base-path.ts'
import { getConfig, isSubAppName, systemRule } from '../lib/config/runtime-config.ts'

/** What a menu item opens in this installation; every address of a menu, a favourite, a task or a notice goes through it. */
export const menuTarget = (
  systemCode: string | undefined,
  item: Pick<MenuItem, 'path' | 'htmlUrl'>,
): MenuTarget =>
  targetOf(systemCode, item, {
    systems: { rule: systemRule, isApp: isSubAppName },
    childRoot: getConfig().childRoot,
    home: () => window.location.origin + basePath(),
  })
