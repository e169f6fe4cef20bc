import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import type { Language } from '@portal/protocol/languages'
import type { SubAppName } from '@portal/protocol/systems'
import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { FeatureName } from './config/runtime-config.ts'
import type { Texts } from './i18n/namespaces.ts'
import type { FlagName } from './settings/settings.ts'
import type { OpenPanel } from './ui/use-lazy-panel.tsx'

/** Keys of a namespace that hold a text, not a group of texts. */
export type PlainText<NS extends keyof Texts> = {
  [Key in keyof Texts[NS]]: Texts[NS][Key] extends string ? Key : never
}[keyof Texts[NS]]

/** Texts that title pages of the portal's own: a key of a namespace that the frame has anyway. */
export type PageTitle = {
  [NS in 'frame' | 'errors']: { readonly namespace: NS; readonly key: PlainText<NS> }
}['frame' | 'errors']

/** What the frame does for a command. Stable callbacks. */
export interface CommandActions {
  readonly onShowPage: (path: string) => void
  readonly onChangePassword: () => void
  readonly onSwitchPosition: () => void
  readonly onSignOut: () => void
}

/** A command of the search or of the user's menu. */
export interface Command {
  readonly key: string
  readonly name: string
  /** Additional search words. */
  readonly words?: string
  /** In the user's menu those of a group are a menu of their own. */
  readonly group?: string
  /** In the user's menu: apart from those above it. */
  readonly isApart?: true
  readonly icon: ReactNode
  readonly run: (frame: CommandActions) => void
}

/** Texts for commands: those of the frame and those of the search. */
export interface CommandTexts {
  readonly frame: TFunction<'frame'>
  readonly search: TFunction<'menu-search'>
}

/** A tool of the top bar. */
export interface Tool {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** Whether it has something to say, also where it is in the menu of tools. */
  readonly isMarked?: boolean
  readonly use: () => void
}

/** The page of a sub-app in a tab, for diagnostics. */
export interface SubAppState {
  readonly tabId: string
  readonly app: SubAppName
  readonly path: string
  readonly phase: 'loading' | 'ready' | 'failed' | 'asleep'
  readonly attempt: number
}

/** What the frame hands to the panels of tools. */
export interface ToolPanelProps {
  readonly features: readonly Feature[]
  readonly useSubAppStates: () => readonly SubAppState[]
}

/** A switch in the settings drawer; its texts are those of its name in `settings`. */
export interface SettingSwitch {
  readonly flag: FlagName
  readonly group: 'layout' | 'search'
  /** The only language in which it is of use. */
  readonly language?: Language
}

/** What the frame hands to the screen of a page. */
export interface ScreenProps {
  readonly systems: readonly SystemMenu[]
  /** The address of a page as its tab shows it, with page and filter, while that is open. */
  readonly urlOfTab: (path: string) => string
  readonly onChangePassword: () => void
  readonly onSwitchPosition: () => void
}

/** The tab of a page of the portal's own. */
interface PageTab {
  /** Its name. */
  readonly name: PlainText<'frame'>
  /** The query parameter that distinguishes pages of this path; all others only filter or sort. */
  readonly identifiedBy?: string
  /** Where the path is a pattern: the message of the notice at a path; undefined if it names none. */
  readonly noticeAt?: (path: string) => string | undefined
}

/** Where a page is, what titles it, and who may see it. */
export interface PortalRoute {
  readonly path: string
  /** Absent where the screen titles itself, as a notice does. */
  readonly title?: PageTitle
  /**
   * Codes of the responsibilities that may see it (specification §6: meta roles); absent: all. Of the portal's own
   * pages only the details of the status page are restricted (assumed), unless an installation sets `routeRoles`: menus
   * decide what users may do.
   */
  readonly roles?: readonly string[]
}

/** A page inside the frame, for signed-in users. */
export interface Page extends PortalRoute {
  /** Only for pages that open as a tab beside the home page. */
  readonly tab?: PageTab
  /** With an icon the search offers it, by the name of its tab. */
  readonly icon?: ReactNode
  /** Whether the user's menu offers it, too. */
  readonly inUserMenu?: true
  /** Whether pages of sub-apps may open it (`openPortalPage` of the bridge). */
  readonly opensFromSubApps?: true
  /** What it shows; loaded on first use (`lazyWithRetry`). */
  readonly Screen: ComponentType<ScreenProps>
}

/**
 * What a feature adds to the portal: its folder's `feature.tsx`, a line in `features/features.ts`. Texts of its own are
 * beside it (`locales/LANGUAGE/NAMESPACE.json`), and it adds their namespace to `Texts`.
 */
export interface Feature {
  /** Its key in `features` of `config.json`; without one it can't be switched off. */
  readonly name?: FeatureName
  readonly pages?: readonly Page[]
  /** Items of the user's menu, which the search finds, too. */
  readonly userMenu?: (t: TFunction<'frame'>, user: UserInfo | undefined) => readonly Command[]
  /** Commands of the search; those that open its pages are there by the pages' icons. */
  readonly commands?: (texts: CommandTexts) => readonly Command[]
  /** Tools of the top bar at the moment; a hook. */
  readonly useTools?: (open: OpenPanel<ToolPanelProps>) => readonly Tool[]
  readonly settings?: readonly SettingSwitch[]
}

/** Commands that open pages of the portal's own, those with an icon. */
export const openingCommands = (pages: readonly Page[], t: TFunction<'frame'>): readonly Command[] =>
  pages.flatMap(({ path, tab, icon }) =>
    tab && icon
      ? { key: path, name: t(tab.name), icon, run: ({ onShowPage }: CommandActions) => onShowPage(path) }
      : [],
  )
