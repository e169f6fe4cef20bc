import { useTexts } from '../lib/i18n/use-texts.ts'
import { Mark } from '../lib/ui/mark.tsx'
import styles from './entry-screen.module.css'

/** Shows how far the way into the portal is; `share` goes from 0 to 1. */
export function EntryScreen({ share }: { share: number }) {
  const texts = useTexts('login')
  return (
    <main className={styles.screen}>
      <Mark size={48} />
      <progress className={styles.progress} value={share} max={1} aria-label={texts.entering} />
      <p aria-live="polite">{texts.entering}</p>
    </main>
  )
}
