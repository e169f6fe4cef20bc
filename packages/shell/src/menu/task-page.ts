import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { paths } from '../lib/routes.ts'
import { menuPageFor } from './menu-permission.ts'
import { menuTarget } from './menu-target.ts'

/** What getTaskUrl answers: an untrusted `url` inside a system, and what it is about. */
export interface TaskAddress {
  readonly systemCode: string
  readonly menuCode: string
  readonly businessKey: string
  readonly url: string
}

/** The page where a task is dealt with: one of the user's menus on the screen, or a jump that looks for it elsewhere. */
export type TaskPage =
  | { readonly kind: 'menu'; readonly item: Pick<MenuItem, 'menuName' | 'path' | 'htmlUrl'> }
  | { readonly kind: 'jump'; readonly to: string }

/**
 * Where a task leads. Without a menu for it in the selected departments, the dashboard's jump offers to select a
 * department that has one (specification §2).
 */
export function taskPage(systems: readonly SystemMenu[], task: TaskAddress): TaskPage {
  const { systemCode, menuCode, businessKey, url } = task
  const page = menuPageFor(systems, menuTarget(systemCode, { path: url, htmlUrl: null }))
  if (page) return { kind: 'menu', item: { menuName: page.item.menuName, path: url, htmlUrl: null } }
  const jump = new URLSearchParams({ menu: menuCode, businessKey, systemCode })
  return { kind: 'jump', to: `${paths.dashboard}?${jump}` }
}
