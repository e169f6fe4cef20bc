import { create } from 'zustand'
import { readStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { afterNavigation, afterResize, deviceOf, type SidebarState } from './sidebar-state.ts'

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
