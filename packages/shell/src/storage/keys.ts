import { isFlagNumber, isInteger, isStartedSignOn, isTabList, isText, isTextList } from './checks.ts'
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
  /** User name of the last sign-in, empty when it is not to be remembered. */
  userName: storedKey('userName', isText, { survivesSignOut: true }),
  tabs: storedKey('tabs', isTabList, { area: 'session' }),
  /** The external sign-on that this browser tab has begun. */
  signOn: storedKey('signOn', isStartedSignOn, { area: 'session' }),
} as const

/** Cookies of the portal; the name of the language cookie is assumed. */
export const cookieNames = { certificate: 'Admin-Token', language: 'language' } as const
