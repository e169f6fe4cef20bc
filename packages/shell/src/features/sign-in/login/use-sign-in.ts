import { use } from 'react'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { firstStep, type PendingSignIn } from '../../../session/sign-in.ts'
import { useSubmission } from '../parts/use-submission.ts'
import { readCredentials, wantsRemembering } from './credentials.ts'
import { farewellText } from './farewell-text.ts'
import { rememberUserName } from './remembered-user-name.ts'

interface SignInOptions {
  /** Why a second step that was begun leads back here; null when none was. */
  readonly earlier: unknown
  /** Fetches what shows the second step; before anything is sent, since a code that nobody can enter is wasted. */
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

/** One sign-in at a time, and what there is to say about the last one or about how the last session ended. */
export function useSignIn({ earlier, loadSecondStep, onPending }: SignInOptions) {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const farewell = useSession((session) => session.farewell)
  const language = useLanguage((state) => state.language)
  // Few come by a sign-on that was refused: its texts are no part of the sign-in page.
  const signOnTexts = farewell?.problem && use(loadTexts(language, 'sign-on'))
  const { submit, busy, begun, problem, isOutdated } = useSubmission(earlier)
  const hasFarewell = !begun && earlier === null

  const submitForm = (form: FormData) =>
    submit(async (signal) => {
      const credentials = readCredentials(form)
      await loadSecondStep()
      const answer = await firstStep(credentials, signal)
      rememberUserName(credentials.userName, wantsRemembering(form))
      if (typeof answer === 'string') useSession.getState().signedIn(answer)
      else onPending(answer)
    })

  return {
    submitForm,
    busy,
    isOutdated,
    problem: problem || (hasFarewell ? farewellText(farewell, texts, errorTexts, signOnTexts) : ''),
    goodNews: hasFarewell && farewell?.reason === 'passwordReset' ? texts.passwordReset : '',
  }
}
