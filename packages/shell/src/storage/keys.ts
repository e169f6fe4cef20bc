import { isFlagNumber, isInteger, isTabList, isText, isTextList } from './checks.ts'
import { storedKey } from './stored-key.ts'

/** Everything the shell keeps in Web Storage; the names after the prefix are assumed. */
export const storedKeys = {
  /** Selected department codes. */
  departments: storedKey('departments', isTextList),
  /** organzationCode of the chosen position (specification §4). */
  positionCode: storedKey('positionCode', isText),
  /** responsibilityId of the chosen responsibility (specification §4). */
  responsibilityId: storedKey('responsibilityId', isInteger),
  /** 1 while the sidebar is open, 0 while it is closed (specification §4). */
  sidebarOpened: storedKey('sidebarOpened', isFlagNumber, { survivesSignOut: true }),
  tabs: storedKey('tabs', isTabList, { area: 'session' }),
} as const

/** Cookies of the portal; the name of the language cookie is assumed. */
export const cookieNames = { certificate: 'Admin-Token', language: 'language' } as const
