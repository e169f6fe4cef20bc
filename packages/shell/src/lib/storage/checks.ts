import type { Id } from '@portal/protocol/rules/ids'
import type { Tab, TabList } from '@portal/protocol/rules/tabs'
import type { SubAppName } from '@portal/protocol/systems'

export const isText = (value: unknown): value is string => typeof value === 'string'

const isInteger = (value: unknown): value is number => Number.isInteger(value)

export const isId = (value: unknown): value is Id => isText(value) || typeof value === 'number'

export const isFlagNumber = (value: unknown): value is 0 | 1 => value === 0 || value === 1

export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

export const isIdList = (value: unknown): value is Id[] => Array.isArray(value) && value.every(isId)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isRecordOfTextLists = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isTextList)

export const isTab = (value: unknown): value is Tab =>
  isRecord(value) &&
  isText(value.key) &&
  isText(value.title) &&
  isText(value.url) &&
  (value.hash === undefined || isText(value.hash)) &&
  (value.start === undefined || isText(value.start)) &&
  (value.titleLanguage === undefined || isText(value.titleLanguage)) &&
  (value.affixed === undefined || typeof value.affixed === 'boolean') &&
  (value.pinned === undefined || typeof value.pinned === 'boolean')

/** An external sign-on in progress: the expected state, and the query of the sign-in page where it began. */
export interface StartedSignOn {
  readonly state: string
  readonly search: string
  readonly inPopup: boolean
}

export const isStartedSignOn = (value: unknown): value is StartedSignOn =>
  isRecord(value) && isText(value.state) && isText(value.search) && typeof value.inPopup === 'boolean'

/** How one user has arranged the home page: ids of widgets. */
export interface StoredHomeLayout {
  readonly userId: Id
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Widths by widget. */
  readonly sizes?: Readonly<Record<string, 'normal' | 'wide'>> | undefined
}

const isSizes = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((size) => size === 'normal' || size === 'wide')

const isHomeLayout = (value: unknown): value is StoredHomeLayout =>
  isRecord(value) &&
  isId(value.userId) &&
  isTextList(value.order) &&
  isTextList(value.hidden) &&
  (value.sizes === undefined || isSizes(value.sizes))

export const isHomeLayoutList = (value: unknown): value is StoredHomeLayout[] =>
  Array.isArray(value) && value.every(isHomeLayout)

/** An uncaught error or rejection, a region that could not be rendered, or an error that a sub-app has reported. */
export type ErrorOrigin = 'uncaught' | 'rejection' | 'region' | 'reported'

/** The app in which it happened. */
export type ErrorSource = 'shell' | SubAppName

/** One line of the error log (specification §8: message, info, url and stack), free of secrets. */
export interface ErrorEntry {
  readonly message: string
  /** Context, if known, e.g. the components around the failure. */
  readonly info: string
  /** Address of the page. */
  readonly url: string
  readonly stack: string
  readonly origin: ErrorOrigin
  readonly app: ErrorSource
  /** Version of that app, empty if unknown. */
  readonly version: string
  /** Of the call that failed last with it, by which logs of servers name it. */
  readonly requestId?: string | undefined
  /** Number of occurrences, times of the first and the last one, in milliseconds since 1970. */
  readonly count: number
  readonly firstAt: number
  readonly lastAt: number
}

export const isErrorLog = (value: unknown): value is ErrorEntry[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) && [one.message, one.info, one.url, one.stack].every(isText) && isInteger(one.lastAt),
  )

/**
 * The open tabs, each of which is checked separately: a broken one must not discard the others. `used` has their keys
 * in order of use, which older versions did not write.
 */
export interface StoredTabs extends Pick<TabList, 'activeKey'> {
  readonly tabs: readonly unknown[]
  readonly used?: readonly string[]
}

export const isStoredTabs = (value: unknown): value is StoredTabs =>
  isRecord(value) &&
  isText(value.activeKey) &&
  Array.isArray(value.tabs) &&
  (value.used === undefined || isTextList(value.used))
