import { Mark } from '../../brand/mark.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { usePageTitle } from '../../page-title.ts'
import { BrandPanel } from './brand-panel.tsx'
import { LanguageSelect } from './language-select.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/** `/login` (specification §2). `onTyping` tells that the frame will be needed soon. */
export function LoginPage({ onTyping }: { onTyping: () => void }) {
  const texts = useTexts('login')
  usePageTitle(texts.title)
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
            {texts.heading}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
          <LoginForm onTyping={onTyping} />
        </section>
      </main>
    </div>
  )
}
