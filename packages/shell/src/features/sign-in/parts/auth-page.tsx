import { isLanguage, languageNames, languages, languageTag } from '@portal/protocol/languages'
import { type ReactNode, useState } from 'react'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { changeLanguage, useLanguage } from '../../../lib/i18n/language-store.ts'
import { useOwnText, useTexts } from '../../../lib/i18n/use-texts.ts'
import { Mark } from '../../../lib/ui/mark.tsx'
import { TileWall } from '../../../lib/ui/tile-wall.tsx'
import styles from './auth-page.module.css'

const headingId = 'auth-heading'

/** Layout of every screen before the frame: brand, language, and a card with the form. */
export function AuthPage({ children }: { children: ReactNode }) {
  const texts = useTexts('login')
  const { company, product } = getConfig().branding ?? {}
  const name = useOwnText(company ?? product) ?? texts.product
  return (
    <div className={styles.page}>
      <BrandPanel />
      <main className={styles.main}>
        <header className={styles.header}>
          <span className={styles.brand}>
            <Mark size={32} />
            {name}
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
export function AuthHeading({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </>
  )
}

/** Each language is named in itself, so that users can find their own. */
function LanguageSelect() {
  const texts = useTexts('login')
  const { language, chosen } = useLanguage()
  const [hasFailed, setFailed] = useState(false)

  async function choose(code: string) {
    if (!isLanguage(code)) return
    setFailed(false)
    if (!(await changeLanguage(code))) setFailed(true)
  }

  return (
    <>
      <select
        className={styles.select}
        aria-label={texts.language}
        aria-busy={chosen !== language}
        value={chosen}
        onChange={({ target }) => void choose(target.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {languageNames[code]}
          </option>
        ))}
      </select>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {texts.languageFailed}
        </p>
      )}
    </>
  )
}

/**
 * A wall of quarter-circle tiles: beside the form with the company's slogan on wide screens, a band above it on others.
 */
function BrandPanel() {
  const texts = useTexts('login')
  const { headline, tagline } = getConfig().branding ?? {}
  const words = [useOwnText(headline) ?? texts.headline, useOwnText(tagline) ?? texts.tagline]
  return (
    <aside className={styles.panel}>
      <TileWall className={styles.wall} />
      <div className={styles.words}>
        <p className={styles.headline}>{words[0]}</p>
        <p className={styles.tagline}>{words[1]}</p>
      </div>
    </aside>
  )
}
