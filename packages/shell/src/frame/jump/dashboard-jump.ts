import type { SystemMenu } from '@portal/protocol/entities/menu'
import { create } from 'zustand'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { paths } from '../../lib/routes.ts'
import { menuPageFor } from '../../menu/menu-permission.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import { isDisabled, menuPages } from '../../menu/menu-tree.ts'
import type { SubAppLocation } from '../location/sub-app-address.ts'

/** A jump to a page where something waits for approval (specification §2). Empty texts: not given. */
export interface DashboardJump {
  readonly menu: string
  readonly businessKey: string
  readonly systemCode: string
}

/** A jump with a menu; one to a task also has the address of its page in the system. */
export interface JumpTarget extends DashboardJump {
  readonly path?: string
}

/** The page that a jump leads to. */
export type JumpPage = SubAppLocation & { readonly title: string }

/** The address that requests a jump; it contains no token. */
export const addressOfJump = (jump: DashboardJump): string =>
  `${paths.dashboard}?${new URLSearchParams({ ...jump })}`

/** The jump that an address requests; undefined if none. A token counts on arrival only. */
export function readDashboardJump({ pathname, search }: { pathname: string; search: string }) {
  if (pathname.replace(/\/+$/, '') !== paths.dashboard) return undefined
  const query = new URLSearchParams(search)
  const value = (name: string) => query.get(name) ?? ''
  const jump = { menu: value('menu'), businessKey: value('businessKey'), systemCode: value('systemCode') }
  return jump.menu || jump.businessKey ? jump : undefined
}

/**
 * The page that a jump means, if permitted: an enabled menu item with that code, in the given system if any. Assumed:
 * `menu` is a menu code, `systemCode` a system's or sub-app's code, and `businessKey` becomes a query value, as in the
 * addresses of getTaskUrl.
 */
export function pageOfJump(
  systems: readonly SystemMenu[],
  { menu, businessKey, systemCode, path: taskPath }: JumpTarget,
): JumpPage | undefined {
  for (const system of systems) {
    if (system.disabled || !isSystemNamed(system.systemCode, systemCode)) continue
    const taskPage = taskPath === undefined ? undefined : pageOfTask(systems, system.systemCode, taskPath)
    if (taskPage) return taskPage
    const page = menuPages(system.menuList).find((one) => one.item.menuCode === menu && !isDisabled(one))
    const target = page && menuTarget(system.systemCode, page.item)
    if (!page || target?.kind !== 'sub-app') continue
    const { app, path } = target
    return { app, path: withBusinessKey(path, businessKey), title: page.item.menuName }
  }
  return undefined
}

/** The page of a task, when a menu permits its untrusted address. */
function pageOfTask(systems: readonly SystemMenu[], systemCode: string, path: string): JumpPage | undefined {
  const target = menuTarget(systemCode, { path, htmlUrl: null })
  const page = menuPageFor(systems, target)
  return page && target.kind === 'sub-app'
    ? { app: target.app, path: target.path, title: page.item.menuName }
    : undefined
}

/** Whether a system is meant by a code: its own or its sub-app's; an empty one means every system. */
export function isSystemNamed(code: string, wanted: string): boolean {
  const rule = systemRule(code)
  return wanted === '' || wanted === code || (rule.opens === 'inside' && rule.appSystemCode === wanted)
}

function withBusinessKey(path: string, businessKey: string): string {
  if (!businessKey) return path
  const [pathname = '', search] = path.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('businessKey', businessKey)
  return `${pathname}?${query}`
}

interface JumpState {
  /** The jump in progress: until it is over, nothing else is shown in its place. */
  readonly jump: DashboardJump | undefined
  readonly openJump: (jump: DashboardJump) => void
  readonly endJump: () => void
}

export const useJump = create<JumpState>()((set) => ({
  jump: undefined,
  openJump: (jump) => set({ jump }),
  endJump: () => set({ jump: undefined }),
}))
