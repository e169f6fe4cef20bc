import type { CodeGroup } from '../i18n/codes.ts'
import type { Texts } from '../i18n/texts.ts'

export interface FormField {
  /** Also names its label in the texts. */
  readonly name: keyof Texts['fields']
  /** `lines`: product code and quantity, one pair a line. */
  readonly kind: 'text' | 'long' | 'count' | 'money' | 'day' | 'lines'
  readonly isOptional?: true
}

export interface ChoiceField {
  readonly name: keyof Texts['fields']
  readonly kind: 'choice'
  readonly codes: CodeGroup
  readonly isOptional?: true
}

/** A form of the menus, in the order in which it is filled in. No documented call takes it: it is saved as a draft. */
export type FormDefinition = readonly (FormField | ChoiceField)[]
