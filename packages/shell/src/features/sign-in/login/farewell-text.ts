import type { Texts } from '../../../lib/i18n/namespaces.ts'
import { failureText } from '../../../lib/ui/failure-text.ts'
import type { Farewell } from '../../../session/farewell.ts'
import { signOnProblemText } from '../../../session/sign-on-problem.ts'

/** Why the last session ended, in words; empty when the user ended it. */
export function farewellText(
  farewell: Farewell | undefined,
  texts: Texts['login'],
  errors: Texts['errors'],
  signOn: Texts['sign-on'] | undefined,
): string {
  switch (farewell?.reason) {
    case 'sessionEnded':
      return texts.sessionEnded
    case 'noResponsibilities':
      return texts.noResponsibilities
    case 'loadFailed':
      return failureText(farewell.error, errors)
    case 'signOnRefused':
      return farewell.problem && signOn ? signOnProblemText(farewell.problem, signOn, errors) : ''
    default:
      return ''
  }
}
