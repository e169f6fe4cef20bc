import { fillText } from '../lib/i18n/fill-text.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { showToast } from '../lib/ui/toasts.ts'
import { onceLoaded } from './once-loaded.ts'
import { onceVisible } from './once-visible.ts'
import { useSession } from './session-store.ts'

/** `nowSignedInAs`: an address has signed somebody on; `signedInElsewhere`: another window has, and this one follows. */
type Reason = 'nowSignedInAs' | 'signedInElsewhere'

/** Says, once the frame stands and somebody looks at it, who is signed in when people have not chosen that themselves. */
export const tellWhoIsIn = (reason: Reason): void => onceLoaded(() => void tell(reason))

async function tell(reason: Reason): Promise<void> {
  const { user } = useSession.getState()
  // Without its texts it goes unsaid: that is no reason to take the sign-in for a failure, and the top bar shows the name.
  const texts = await loadTexts(useLanguage.getState().language, 'sign-on').catch(() => undefined)
  if (!user || !texts) return
  const text = fillText(texts[reason], { name: `${user.userFullName} (${user.userName})` })
  onceVisible(() => showToast({ kind: 'info', text, seconds: 5 }))
}
