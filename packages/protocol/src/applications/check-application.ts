import {
  type ApplicationField,
  type ApplicationKind,
  type ApplicationValues,
  fieldsOf,
  isAsked,
  largestCount,
  largestMoney,
  textLength,
} from './application-kinds.ts'

/** The error of a field. */
export type FieldProblem =
  | 'missing'
  | 'unexpected'
  | 'tooLong'
  | 'noCount'
  | 'noMoney'
  | 'noDay'
  | 'dayPast'
  | 'dayAhead'
  | 'unknownChoice'

export interface WrongField {
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
