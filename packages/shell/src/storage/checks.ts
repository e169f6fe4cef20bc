import type { TabList } from '@portal/protocol/rules/tabs'

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isInteger = (value: unknown): value is number => Number.isInteger(value)

export const isFlagNumber = (value: unknown): value is 0 | 1 => value === 0 || value === 1

export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTab = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.key) &&
  isText(value.title) &&
  isText(value.url) &&
  (value.titleLanguage === undefined || isText(value.titleLanguage)) &&
  (value.affixed === undefined || typeof value.affixed === 'boolean')

/** An external sign-on on its way: what its answer must bring back, and the query of the sign-in page it began on. */
export interface StartedSignOn {
  readonly state: string
  readonly search: string
  readonly inPopup: boolean
}

export const isStartedSignOn = (value: unknown): value is StartedSignOn =>
  isRecord(value) && isText(value.state) && isText(value.search) && typeof value.inPopup === 'boolean'

export const isTabList = (value: unknown): value is TabList =>
  isRecord(value) && isText(value.activeKey) && Array.isArray(value.tabs) && value.tabs.every(isTab)
