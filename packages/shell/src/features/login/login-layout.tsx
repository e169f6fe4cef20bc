import type { ReactNode } from 'react'
import { Mark } from '../../brand/mark.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { BrandPanel } from './brand-panel.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './login-page.module.css'

interface LoginLayoutProps {
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** The one look of all screens of signing in. */
export function LoginLayout({ heading, lead, children }: LoginLayoutProps) {
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
        <section className={styles.card} aria-labelledby="login-heading">
          <h1 id="login-heading" className={styles.heading}>
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </section>
      </main>
    </div>
  )
}
