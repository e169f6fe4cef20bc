import type { EntryField } from './entry-fields.ts'

/** A name in English beside a Chinese one. */
export const english = (what: string, usual: string): EntryField => ({
  says: `${what} in English`,
  form: 'text',
  usual,
})
