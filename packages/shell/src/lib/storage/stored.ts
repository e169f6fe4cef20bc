import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { basePath } from '../base-path.ts'
import {
  isErrorLog,
  isFlagNumber,
  isHomeLayoutList,
  isId,
  isIdList,
  isRecord,
  isRecordOfTextLists,
  isStartedSignOn,
  isStoredTabs,
  isText,
  isTextList,
} from './checks.ts'
import { lookName } from './stored-look.ts'
import { createValueStore, type StorageArea, type StoredKey, storedKey } from './stored-value.ts'

/** Everything the shell keeps in Web Storage; the names after the prefix are assumed. */
export const storedKeys = {
  /** Selected department codes. */
  departments: storedKey('departments', isTextList),
  /** Key of the chosen position (specification §4); earlier versions stored its organzationCode. */
  position: storedKey('positionCode', isText),
  /** Key of the chosen responsibility (specification §4); earlier versions stored its responsibilityId. */
  responsibility: storedKey('responsibilityId', isId),
  /** 1 while the sidebar is open, 0 while it is closed (specification §4). */
  sidebarOpened: storedKey('sidebarOpened', isFlagNumber, { survivesSignOut: true }),
  /** User name of the last sign-in, empty when it is not to be remembered. */
  userName: storedKey('userName', isText, { survivesSignOut: true }),
  /** Layouts of the home page; useless to others, so they outlive the session. */
  homeLayouts: storedKey('homeLayouts', isHomeLayoutList, { survivesSignOut: true }),
  /** insMessIds of the questionnaires that were closed on the home page. */
  closedQuestionnaires: storedKey('closedQuestionnaires', isIdList, { area: 'session' }),
  /** 1 once the shortcut notice was closed (specification §4). */
  shortcutNoticeClosed: storedKey('shortcutNoticeClosed', isFlagNumber, { area: 'session' }),
  /** The choices in the settings drawer; each value is checked where it is read. */
  settings: storedKey('settings', isRecord, { survivesSignOut: true }),
  /** What follows from them for the first paint of the next visit. */
  look: storedKey(lookName, isRecord, { survivesSignOut: true }),
  /** Entries of the error log; written by this page's own code only. */
  errorLog: storedKey('errorLog', isErrorLog, { area: 'session' }),
  /** Menu keys of the pages opened last, by user: no more than ids, so they may stay (assumed). */
  recentMenus: storedKey('recentMenus', isRecordOfTextLists, { survivesSignOut: true }),
  /** userId of the session that this browser tab showed last. */
  shownTo: storedKey('shownTo', isId, { area: 'session' }),
  tabs: storedKey('tabs', isStoredTabs, { area: 'session' }),
  /** The external sign-on that this browser tab has begun. */
  signOn: storedKey('signOn', isStartedSignOn, { area: 'session' }),
} as const

/**
 * Sub-apps that come from this machine, such as `oms http://localhost:7101/`; see `portal sub-app link`. Separate from
 * the other keys, which the sign-in page loads.
 */
export const linkKey = storedKey('subAppLinks', isTextList)

export const storageArea = (which: StorageArea) =>
  which === 'local' ? window.localStorage : window.sessionStorage

const store = createValueStore({ area: storageArea, now: () => Date.now() })

export const { read: readStored, write: writeStored, remove: removeStored } = store

/** Forgets everything but harmless preferences (specification §4: logout), and but `kept`. */
export const clearStored = (areas?: readonly StorageArea[], kept?: { readonly name: string }): void =>
  store.clear(
    [
      ...Object.values(storedKeys).filter((key) => key.survivesSignOut || key === kept),
      { name: listLooksName }, // the sub-apps' only one
    ],
    areas,
    basePath() !== '/',
  )

/** Reports when another window of the browser has written or removed a value of local storage. */
export const onChangedInOtherWindow = (
  { name }: Pick<StoredKey<unknown>, 'name'>,
  changed: () => void,
): void =>
  window.addEventListener('storage', ({ key }) => {
    // A storage that was cleared names no key.
    if (key === name || key === null) changed()
  })
