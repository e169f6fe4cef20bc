import { create } from 'zustand'
import { readStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'

/** Screens below this width in px are mobile (specification §4, §9). */
const mobileBelow = 992

type Device = 'desktop' | 'mobile'

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

interface Shown {
  readonly entry?: string
}

interface SidebarEvents {
  toggled: () => void
  closed: () => void
  resized: (screenWidth: number) => void
  /** Called with the current history entry; the same entry again is no navigation. */
  navigated: (entry: string) => void
}

/** Open unless it was closed at the last visit. */
const remembered = (): boolean => readStored(storedKeys.sidebarOpened) !== 0

/** Only the desktop's choice is remembered (0/1, specification §4): a drawer is closed again anyway. */
export const useSidebar = create<SidebarState & Shown & SidebarEvents>()((set) => ({
  ...afterResize({ device: 'mobile', opened: false }, deviceOf(window.innerWidth), remembered()),
  toggled: () =>
    set(({ device, opened }) => {
      if (device === 'desktop') writeStored(storedKeys.sidebarOpened, opened ? 0 : 1)
      return { opened: !opened }
    }),
  closed: () => set({ opened: false }),
  resized: (screenWidth) => set((state) => afterResize(state, deviceOf(screenWidth), remembered())),
  navigated: (entry) =>
    set((state) => (entry === state.entry ? state : { ...afterNavigation(state), entry })),
}))
