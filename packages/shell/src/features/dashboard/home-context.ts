import type { SystemMenu } from '@portal/protocol/entities/menu'
import { createContext, type ReactNode, use } from 'react'

/** The time on the home page in ms; updated each minute, so that `3 minutes ago` stays true. */
export const NowContext = createContext(0)

export const useNow = (): number => use(NowContext)

/** The menus of the chosen departments. */
export const HomeMenusContext = createContext<readonly SystemMenu[]>([])

export const useHomeMenus = (): readonly SystemMenu[] => use(HomeMenusContext)

/**
 * What the home page shows of notices, a separate feature: the banner, the list, and the content at the end of its
 * title line.
 */
export interface DeliveredNotices {
  readonly banner: ReactNode
  readonly list: ReactNode
  readonly actions: ReactNode
}
