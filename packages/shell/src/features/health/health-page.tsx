import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../session/session-store.ts'
import { FullReport } from './full-report.tsx'
import styles from './health-page.module.css'
import { ShortStatus } from './short-status.tsx'
import { type Viewer, viewerOf } from './viewer.ts'

/** Whether the portal runs; the details are for administrators (docs/decisions/0048). */
export function HealthPage() {
  const texts = useTexts('health')
  const certificate = useSession((session) => session.certificate)
  const [round, setRound] = useState(0)
  const [viewer, setViewer] = useState<Viewer>()
  usePageTitle(texts.title)
  useEffect(() => {
    let isCurrent = true
    void viewerOf(certificate).then((found) => isCurrent && setViewer(found))
    return () => {
      isCurrent = false
    }
    // Each round asks again: the backend may know the administrator now.
  }, [certificate, round])
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {viewer === undefined ? (
        <p className={styles.waiting}>{texts.checking}</p>
      ) : viewer === 'administrator' ? (
        <FullReport />
      ) : (
        <ShortStatus viewer={viewer} round={round} onCheckAgain={() => setRound(round + 1)} />
      )}
    </main>
  )
}
