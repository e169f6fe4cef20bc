import { useState } from 'react'
import { changeLanguage, useLanguage } from '../../../lib/i18n/language-store.ts'
import { isLanguage, languageNames, languages, languageTags } from '../../../lib/i18n/languages.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './language-select.module.css'

/** Each language is named in itself, so that everybody finds the way back. */
export function LanguageSelect() {
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
          <option key={code} value={code} lang={languageTags[code]}>
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
