/** Screens below this width in px are mobile (specification §4, §9). */
const mobileBelow = 992

export type Device = 'desktop' | 'mobile'

export const deviceOf = (screenWidth: number): Device => (screenWidth < mobileBelow ? 'mobile' : 'desktop')

export interface SidebarState {
  readonly device: Device
  readonly opened: boolean
}

/** Going mobile closes the sidebar; going back restores the remembered state (the latter is assumed). */
export function afterResize(state: SidebarState, device: Device, remembered: boolean): SidebarState {
  if (device === state.device) return state
  return { device, opened: device === 'desktop' && remembered }
}

/** A route change on mobile closes an open sidebar (specification §4). */
export const afterNavigation = (state: SidebarState): SidebarState =>
  state.device === 'mobile' && state.opened ? { ...state, opened: false } : state
