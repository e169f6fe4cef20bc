import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { useEffect, useState } from 'react'
import { arrivals } from '../../../lib/arrival/arrival.ts'
import { browserAddress } from '../../../lib/base-path.ts'
import { fillText } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/routes.ts'
import { signOnStarted, takeStartedSignOn } from '../../../session/started-sign-on.ts'
import { handedOver } from './hand-over.ts'
import styles from './sign-on.module.css'

type Provider = NonNullable<RuntimeConfig['signOn']>

/** Starts a sign-on at the external provider. */
export function SignOnButton({ provider }: { provider: Provider }) {
  const texts = useTexts('sign-on')
  const { isWaiting, start } = useExternalSignOn(provider)
  return (
    <div className={styles.choice}>
      <p className={styles.or}>{texts.or}</p>
      <button type="button" className={styles.button} onClick={start}>
        {fillText(texts.signInWith, { system: provider.system })}
      </button>
      <p className={styles.waiting} role="status">
        {isWaiting && texts.waiting}
      </p>
    </div>
  )
}

const popupName = 'portal-sign-on'
const popupFeatures = 'popup,width=520,height=680'

/** The provider's page with the address to return to. */
export function providerAddress(url: string, state: string, origin: string): string {
  const address = new URL(url, origin)
  address.searchParams.set('redirect_uri', origin + browserAddress(paths.authRedirect))
  address.searchParams.set('state', state)
  return address.href
}

/** A sign-on at an external provider in a popup, or in this window when the browser blocks popups. */
function useExternalSignOn({ url }: Provider) {
  const [waiting, setWaiting] = useState<{ readonly popup: Window; readonly state: string }>()

  useEffect(() => {
    if (!waiting) return
    const { popup, state } = waiting
    let isAnswered = false
    const listen = (event: MessageEvent<unknown>) => {
      const answer = handedOver(event, popup, state)
      if (!answer) return
      isAnswered = true
      arrivals.came(answer)
    }
    const giveUp = () => {
      if (!popup.closed || isAnswered) return
      takeStartedSignOn()
      setWaiting(undefined)
    }
    window.addEventListener('message', listen)
    window.addEventListener('focus', giveUp)
    return () => {
      window.removeEventListener('message', listen)
      window.removeEventListener('focus', giveUp)
    }
  }, [waiting])

  function start(): void {
    const { origin, search } = window.location
    const { state } = signOnStarted({ search, inPopup: true })
    const opened = window.open(providerAddress(url, state, origin), popupName, popupFeatures)
    if (opened) {
      setWaiting({ popup: opened, state })
      return
    }
    const inThisWindow = signOnStarted({ search, inPopup: false })
    window.location.assign(providerAddress(url, inThisWindow.state, origin))
  }

  return { isWaiting: waiting !== undefined, start }
}
