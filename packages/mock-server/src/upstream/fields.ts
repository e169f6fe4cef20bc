import { isAccepted, isEnvelope } from '@portal/protocol/envelope'

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The fields of what an accepted envelope holds. */
export const acceptedData = (json: unknown) =>
  isEnvelope(json) && isAccepted(json) ? fieldsOf(json.data) : {}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
