import type { ApplicationField } from '@portal/protocol/applications/application-kinds'
import type { CodeGroup } from '../i18n/codes.ts'

/** The words of a field's choices. */
export const codesOfField = ({ name, kind }: ApplicationField): CodeGroup | undefined => {
  if (kind === 'businessUnit') return 'businessUnit'
  if (kind !== 'choice') return undefined
  return name === 'purpose' ? 'samplePurpose' : 'changeKind'
}
