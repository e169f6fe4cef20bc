import {
  type ApplicationField,
  type ApplicationFieldName,
  type ApplicationKind,
  fieldsOf,
} from './application-kinds.ts'

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
