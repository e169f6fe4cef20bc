import type { SystemMenu } from '@portal/protocol/entities/menu'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { useTabTitle } from '../location/use-tab-title.ts'
import { type Concern, type NamedTab, unsavedTabs } from './unsaved-tabs.ts'
import { useDialogs } from './use-dialogs.tsx'

/** What would be lost is said before it is lost, and can be kept: the one way for every step that may lose input. */
export function useUnsaved(systems: readonly SystemMenu[]) {
  const titleOf = useTabTitle(systems)
  const { askToDiscard, askToSwitch } = useDialogs()
  const unsavedIn = (concern: Concern): readonly NamedTab[] =>
    unsavedTabs(useTabs.getState(), concern).map((tab) => ({ key: tab.key, title: titleOf(tab) }))
  const unlessKept =
    (ask: (unsaved: readonly NamedTab[], isOver?: AbortSignal) => Promise<boolean>) =>
    async (concern: Concern, isOver?: AbortSignal): Promise<boolean> => {
      const unsaved = unsavedIn(concern)
      return unsaved.length === 0 || ask(unsaved, isOver)
    }
  /** False when the user wants to keep what was typed in one of the tabs that the step concerns. */
  const mayDiscard = unlessKept(askToDiscard)
  /** The same where pages stay and are only told: what they make of it is theirs. */
  const maySwitch = unlessKept(askToSwitch)
  return { unsavedIn, mayDiscard, maySwitch }
}
