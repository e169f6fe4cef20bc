import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import type { ApprovalChange, ChangedField } from '@portal/protocol/entities/approval-facts'

type Value = ApplicationValues[string] | undefined

/** None where nothing is applied for. */
const change = (field: ChangedField, before: Value, after: Value): readonly ApprovalChange[] =>
  after === undefined ? [] : [{ field, before: before ?? null, after }]

/** The fields that each kind of change is about; what ends a record changes its state. */
const ends: Readonly<Record<string, readonly [ChangedField, string]>> = {
  cancellation: ['orderStatus', 'cancelled'],
  termination: ['contractStatus', 'terminated'],
}
const texts: Readonly<Record<string, ChangedField>> = {
  address: 'address',
  projectName: 'projectName',
  developer: 'developer',
}
const days: Readonly<Record<string, ChangedField>> = { deliveryDate: 'deliveryDate', endDate: 'endDate' }

/**
 * The changes of an application, from its fields and the former values of its records.
 * @param amount its value in yuan
 */
export function changesOf(
  kind: ApplicationKind,
  values: ApplicationValues,
  amount: number | null,
): readonly ApprovalChange[] {
  const { oldDay, oldValue, oldAmount, oldQuantity, newDay, newValue, newAmount } = values
  if (kind === 'retailReturn') {
    if (oldQuantity === undefined) return []
    const left = Math.max(Number(oldQuantity) - Number(values.quantity), 0)
    const leftAmount = Math.max(Math.round((Number(oldAmount) - (amount ?? 0)) * 100) / 100, 0)
    return [...change('quantity', oldQuantity, left), ...change('amount', oldAmount, leftAmount)]
  }
  if (kind === 'projectExtension') return change('validUntil', oldDay, values.until)
  if (kind === 'contractRenewal')
    return [...change('endDate', oldDay, values.endDate), ...change('target', oldAmount, values.target)]
  const what = String(values.changeKind ?? '')
  const [end, text, day] = [ends[what], texts[what], days[what]]
  if (end) return change(end[0], oldValue, end[1])
  if (text) return change(text, oldValue, newValue)
  if (day) return change(day, oldDay, newDay)
  return what === 'amount' ? change('amount', oldAmount, newAmount) : []
}
