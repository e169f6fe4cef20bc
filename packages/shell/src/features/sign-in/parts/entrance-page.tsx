import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Mark } from '../../../lib/ui/mark.tsx'
import { BrandPanel } from './brand-panel.tsx'
import styles from './entrance-page.module.css'
import { LanguageSelect } from './language-select.tsx'

const headingId = 'entrance-heading'

/** What every screen before the frame looks like: brand, language, and one card with what is to be done. */
export function EntrancePage({ children }: { children: ReactNode }) {
  const texts = useTexts('login')
  return (
    <div className={styles.page}>
      <BrandPanel />
      <main className={styles.main}>
        <header className={styles.header}>
          <span className={styles.brand}>
            <Mark size={32} />
            {texts.company}
          </span>
          <LanguageSelect />
        </header>
        <section className={styles.card} aria-labelledby={headingId}>
          {children}
        </section>
      </main>
    </div>
  )
}

/** The title of the card and a sentence about it. */
export function EntranceHeading({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </>
  )
}
