import { useTexts } from '../i18n/use-texts.ts'
import { failureText } from './failure-text.ts'

/** Why a call failed, in the server's words where it gave any. */
export const FailureMessage = ({ error }: { readonly error: unknown }): string =>
  failureText(error, useTexts('errors'))
