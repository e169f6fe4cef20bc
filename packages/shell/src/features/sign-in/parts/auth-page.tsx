import { isLanguage, languageNames, languages, languageTag } from '@portal/protocol/languages'
import { type ReactNode, useState } from 'react'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { changeLanguage, useLanguage } from '../../../lib/i18n/language-store.ts'
import { useOwnText } from '../../../lib/i18n/use-own-text.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Mark } from '../../../lib/ui/mark.tsx'
import styles from './auth-page.module.css'

const headingId = 'auth-heading'

/** The layout of every screen before the frame: brand, language, and one card with the form. */
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

/** Each language is named in itself, so that users find the way back. */
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

/** Beside the form on wide screens: the company's words over a wall of quarter-circle tiles. */
function BrandPanel() {
  const texts = useTexts('login')
  const { headline, tagline } = getConfig().branding ?? {}
  const words = [useOwnText(headline) ?? texts.headline, useOwnText(tagline) ?? texts.tagline]
  return (
    <aside className={styles.panel}>
      <TileWall />
      <div className={styles.words}>
        <p className={styles.headline}>{words[0]}</p>
        <p className={styles.tagline}>{words[1]}</p>
      </div>
    </aside>
  )
}

const side = 72
/** Which corner of each of the sixteen tiles the quarter circle sits in; the wall repeats them. */
const corners = [0, 1, 3, 2, 2, 0, 1, 3, 1, 3, 2, 0, 3, 2, 0, 1]

function TileWall() {
  return (
    <svg className={styles.wall} aria-hidden="true">
      <defs>
        <pattern id="tiles" width={4 * side} height={4 * side} patternUnits="userSpaceOnUse">
          {corners.map((corner, index) => {
            const [x, y] = [(index % 4) * side, Math.floor(index / 4) * side]
            return (
              <g
                key={`${x}-${y}`}
                transform={`translate(${x} ${y}) rotate(${corner * 90} ${side / 2} ${side / 2})`}
              >
                <rect width={side} height={side} className={styles.grout} />
                <path
                  d={`M2 2H${side - 2}A${side - 4} ${side - 4} 0 0 1 2 ${side - 2}Z`}
                  className={corner % 2 ? styles.glaze : styles.tile}
                />
              </g>
            )
          })}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#tiles)" />
    </svg>
  )
}
