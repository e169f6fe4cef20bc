import { useEffect, useState } from 'react'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { Mark } from '../lib/ui/mark.tsx'
import styles from './entry-screen.module.css'

/** After so many milliseconds the screen says that it takes longer than usual (assumed). */
const slowAfterMs = 10_000

/** Shows the progress of the entry; `share` goes from 0 to 1. */
export function EntryScreen({ share }: { share: number }) {
  const texts = useTexts('login')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.screen}>
      <Mark size={48} />
      <progress className={styles.progress} value={share} max={1} aria-label={texts.entering} />
      <p aria-live="polite">{isSlow ? texts.enteringSlowly : texts.entering}</p>
    </main>
  )
}
