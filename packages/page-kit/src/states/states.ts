import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { type StateGroup, type StateWords, stateTones } from '@portal/sub-app-sdk/look/state-tones'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** The one dictionary of states: every list and every detail takes its words from here. */
const words: Readonly<Record<PortalLanguage, StateWords>> = { en, zh, es, ja }

export const stateGroups: readonly string[] = Object.keys(stateTones)

export const isStateGroup = (name: string): name is StateGroup => stateGroups.includes(name)

/** The states of a group with their names, in the order of a record's progress. */
export const statesOf = (
  language: PortalLanguage,
  group: StateGroup,
): readonly (readonly [code: string, word: string])[] => Object.entries(words[language][group])

/** The word for a state; an unknown code is shown as it is. */
export const stateWord = (language: PortalLanguage, group: StateGroup, code: string): string =>
  new Map(statesOf(language, group)).get(code) ?? code
