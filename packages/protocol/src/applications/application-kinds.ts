import type { BusinessUnit } from '../entities/business-unit.ts'
import type { contractStatuses, projectStages } from '../entities/contract-states.ts'
import forms from './application-kinds.json' with { type: 'json' }

/**
 * The type of a field. Records are named by number or code; `count` is a whole number, `money` yuan, `day` a day of the
 * company.
 */
type ApplicationFieldKind =
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
    return [kind, named as unknown as readonly ApplicationField[]] // JSON has no literal types; forms of each kind are tested where they are submitted
  }),
)

export const fieldsOf = (kind: ApplicationKind): readonly ApplicationField[] => fields.get(kind) ?? []

export type ApplicationValues = Readonly<Record<string, string | number>>

/** Whether a field applies, given the other values. */
export const isAsked = (
  { forChange }: ApplicationField,
  { changeKind }: Readonly<Record<string, unknown>>,
): boolean => forChange === undefined || (typeof changeKind === 'string' && forChange.includes(changeKind))

/** Orders that can still be changed, and those whose goods can be collected (assumed). */
export const orderStates = {
  changeable: ['submitted', 'approved', 'producing'],
  collectable: ['approved', 'producing', 'shipped', 'completed'],
} as const satisfies Readonly<Record<NonNullable<ApplicationField['selection']>, readonly string[]>>

/** Whether a record is in a state in which a form takes it for one of its fields. */
export function takesRecord(
  kind: ApplicationKind,
  name: ApplicationFieldName,
  { status, stage }: Readonly<Record<string, unknown>>,
): boolean {
  const field = fieldsOf(kind).find((one) => one.name === name)
  const states: readonly unknown[] | undefined = field?.selection
    ? orderStates[field.selection]
    : (field?.statuses ?? field?.stages)
  return states === undefined || states.includes(field?.stages ? stage : status)
}

/** The error of a field. */
type FieldProblem =
  | 'missing'
  | 'unexpected'
  | 'tooLong'
  | 'noCount'
  | 'noMoney'
  | 'noDay'
  | 'dayPast'
  | 'dayAhead'
  | 'unknownChoice'

interface WrongField {
  readonly field: string
  readonly problem: FieldProblem
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The first field that is wrong; whether the records exist is checked where they are kept. */
export function wrongField(
  kind: ApplicationKind,
  values: ApplicationValues,
  today: string,
): WrongField | undefined {
  const fields = fieldsOf(kind).filter((field) => isAsked(field, values))
  const names = new Set<string>(fields.map(({ name }) => name))
  const unexpected = Object.keys(values).find((name) => !names.has(name))
  if (unexpected !== undefined) return { field: unexpected, problem: 'unexpected' }
  for (const field of fields) {
    const problem = fieldProblem(field, values[field.name], today)
    if (problem) return { field: field.name, problem }
  }
  return undefined
}

/** The error in the value of one field. */
export function fieldProblem(
  field: ApplicationField,
  value: unknown,
  today: string,
): FieldProblem | undefined {
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  if (isEmpty) return field.isOptional ? undefined : 'missing'
  switch (field.kind) {
    case 'count':
      return isWithin(value, largestCount) && Number.isInteger(value) ? undefined : 'noCount'
    case 'money':
      return isWithin(value, largestMoney) ? undefined : 'noMoney'
    case 'day':
      return dayProblem(field, value, today)
    case 'choice':
      return field.choices?.some((choice) => choice === value) ? undefined : 'unknownChoice'
    case 'businessUnit':
      return value === 'ceramic' || value === 'bathroom' ? undefined : 'unknownChoice'
    default:
      return String(value).length > textLength[field.kind === 'long' ? 'long' : 'text']
        ? 'tooLong'
        : undefined
  }
}

const isWithin = (value: unknown, largest: number) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= largest

function dayProblem({ days }: ApplicationField, value: unknown, today: string): FieldProblem | undefined {
  if (typeof value !== 'string' || !dayPattern.test(value) || Number.isNaN(Date.parse(value))) return 'noDay'
  if (days === 'future' && value < today) return 'dayPast'
  return days === 'past' && value > today ? 'dayAhead' : undefined
}
