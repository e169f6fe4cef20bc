import type { BusinessUnit } from '../entities/business-unit.ts'
import type { contractStatuses, projectStages } from '../entities/contract-states.ts'
import forms from './application-kinds.json' with { type: 'json' }

/**
 * The type of a field. Records are named by number or code; `count` is a whole number, `money` yuan, `day` a day of the
 * company.
 */
export type ApplicationFieldKind =
  | 'text'
  | 'long'
  | 'count'
  | 'money'
  | 'day'
  | 'choice'
  | 'businessUnit'
  | RecordKind

/** Records that a field names. */
export type RecordKind =
  | 'distributor'
  | 'product'
  | 'order'
  | 'project'
  | 'contract'
  | 'retailOrder'
  | 'store'

export interface ApplicationField {
  /** On the wire, and of its label. */
  readonly name: ApplicationFieldName
  readonly kind: ApplicationFieldKind
  readonly isOptional?: true
  /** What can be chosen. */
  readonly choices?: readonly string[]
  /** Records of this unit alone. */
  readonly unit?: BusinessUnit
  /** Orders of this selection alone. */
  readonly selection?: 'changeable' | 'collectable'
  /** Contracts in these states alone. */
  readonly statuses?: readonly (typeof contractStatuses)[number][]
  /** Projects at these stages alone: one under review has no term yet, one that was won needs none any more. */
  readonly stages?: readonly (typeof projectStages)[number][]
  /** Days that can be given, seen from today, which can be given, too. */
  readonly days?: 'past' | 'future'
  /** Asked only for these kinds of change. */
  readonly forChange?: readonly string[]
}

/** Every field of every form. */
export type ApplicationFieldName = { [Kind in ApplicationKind]: keyof (typeof forms)[Kind] }[ApplicationKind]

/** Longest texts, in characters. */
export const textLength = { text: 64, long: 500 } as const
export const largestCount = 999_999
/** In yuan: amounts of the database are cents in 32 bits. */
export const largestMoney = 20_000_000

/**
 * The kinds of applications and the fields of their forms, in this order. The specification names none of them: all
 * assumed.
 */
export type ApplicationKind = keyof typeof forms

export const applicationKinds = Object.keys(forms) as readonly ApplicationKind[] // keys of a const object are its kinds

const fields = new Map(
  applicationKinds.map((kind) => {
    const named = Object.entries<object>(forms[kind]).map(([name, field]) => ({ name, ...field }))
    return [kind, named as unknown as readonly ApplicationField[]] // JSON has no literal types; the file's test has them
  }),
)

export const fieldsOf = (kind: ApplicationKind): readonly ApplicationField[] => fields.get(kind) ?? []

export type ApplicationValues = Readonly<Record<string, string | number>>

/** Whether a field applies, given the other values. */
export const isAsked = (
  { forChange }: ApplicationField,
  { changeKind }: Readonly<Record<string, unknown>>,
): boolean => forChange === undefined || (typeof changeKind === 'string' && forChange.includes(changeKind))
