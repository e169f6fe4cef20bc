import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { type StateGroup, type StateTone, type StateWords, stateTones } from './state-tones.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { ja } from './words/ja.ts'
import { zh } from './words/zh.ts'

export type { StateGroup, StateTone } from './state-tones.ts'

/** The one dictionary of states: every list and every detail takes its words from here. */
const words: Readonly<Record<PortalLanguage, StateWords>> = { en, zh, es, ja }

export const stateGroups: readonly string[] = Object.keys(stateTones)

export const isStateGroup = (name: string): name is StateGroup => stateGroups.includes(name)

/** The states of a group with their words, in the order that a record goes through them. */
export const statesOf = (
  language: PortalLanguage,
  group: StateGroup,
): readonly (readonly [code: string, word: string])[] => Object.entries(words[language][group])

/** The word for a state; a code that nobody knows stands for itself. */
export const stateWord = (language: PortalLanguage, group: StateGroup, code: string): string =>
  new Map(statesOf(language, group)).get(code) ?? code

/** How a state looks; one that nobody knows claims nothing. */
export const stateTone = (group: StateGroup, code: string): StateTone =>
  new Map<string, StateTone>(Object.entries(stateTones[group])).get(code) ?? 'neutral'
