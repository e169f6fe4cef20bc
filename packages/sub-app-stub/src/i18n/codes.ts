import { isStateGroup, statesOf, stateWord } from '@portal/page-kit/states'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import type { StateGroup } from '@portal/sub-app-sdk/look/state-tones'
import { type Texts, texts } from './texts.ts'

/** Names of codes: states, from the kit's dictionary, and the stand-ins' own. */
export type CodeGroup = StateGroup | keyof Texts['codes']

export const isCodeGroup = (name: string): name is CodeGroup => isStateGroup(name) || name in texts.en.codes

/** The codes of a group with their words, in the order of the texts. */
export const codesOf = (
  language: PortalLanguage,
  group: CodeGroup,
): readonly (readonly [code: string, text: string])[] =>
  isStateGroup(group) ? statesOf(language, group) : Object.entries(texts[language].codes[group])

export const codeText = (language: PortalLanguage, group: CodeGroup, code: string): string =>
  isStateGroup(group)
    ? stateWord(language, group, code)
    : (new Map(codesOf(language, group)).get(code) ?? code)
