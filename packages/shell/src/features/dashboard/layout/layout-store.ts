import type { Id } from '@portal/protocol/rules/ids'
import { create } from 'zustand'
import type { StoredHomeLayout } from '../../../lib/storage/checks.ts'
import { onChangedInOtherWindow, readStored, storedKeys, writeStored } from '../../../lib/storage/stored.ts'
import type { Layout } from './layout.ts'
import { layoutOf, withLayout } from './remembered-layouts.ts'

/** Days that an arrangement is remembered after its last change (assumed). */
const rememberedDays = 365

interface LayoutState {
  readonly layouts: readonly StoredHomeLayout[]
  /** Remembered for this user on this device. */
  readonly arranged: (userId: Id, layout: Layout) => void
  /** As at first, and nothing is remembered. */
  readonly reset: (userId: Id) => void
}

const stored = () => readStored(storedKeys.homeLayouts) ?? []

const useLayouts = create<LayoutState>()((set) => {
  const write = (userId: Id, layout: Layout | undefined) => {
    // Read again: another window may have changed it meanwhile.
    const layouts = withLayout(stored(), userId, layout)
    writeStored(storedKeys.homeLayouts, [...layouts], { days: rememberedDays })
    set({ layouts })
  }
  return {
    layouts: stored(),
    arranged: write,
    reset: (userId) => write(userId, undefined),
  }
})

onChangedInOtherWindow(storedKeys.homeLayouts, () => useLayouts.setState({ layouts: stored() }))

/** How a user has arranged the home page, else how it is at first, and how to arrange it. */
export function useHomeLayout(userId: Id, firstLayout: Layout) {
  const { layouts, arranged, reset } = useLayouts()
  return {
    layout: layoutOf(layouts, userId) ?? firstLayout,
    arrange: (layout: Layout) => arranged(userId, layout),
    reset: () => reset(userId),
  }
}
