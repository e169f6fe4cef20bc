import type { SystemMenu } from '@portal/protocol/entities/menu'
import { systemRule } from '@portal/protocol/systems'
import { useState } from 'react'
import { findSystem } from '../../menu/menu-tree.ts'

/** Whether a system's menu can stand in the sidebar: systems with a window of their own have theirs there. */
const showsInside = (system: SystemMenu | undefined): boolean =>
  system !== undefined && !system.disabled && systemRule(system.systemCode).opens === 'inside'

/**
 * The system whose menu the sidebar shows: the one chosen since the last change of the page's system, else the page's
 * own, else the one shown before, else the first that shows inside.
 */
export function useShownSystem(systems: readonly SystemMenu[], systemOfPage: string | undefined) {
  const [shown, setShown] = useState({ code: systemOfPage, forPage: systemOfPage })
  if (shown.forPage !== systemOfPage) setShown({ code: systemOfPage ?? shown.code, forPage: systemOfPage })

  const chosen = findSystem(systems, shown.code ?? '')
  return {
    system: showsInside(chosen) ? chosen : systems.find(showsInside),
    choose: ({ systemCode }: SystemMenu) => setShown({ code: systemCode, forPage: systemOfPage }),
  }
}
