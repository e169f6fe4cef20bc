import { changeLanguage, useLanguage } from '../i18n/language-store.ts'
import { isLanguage, languageNames, languages, languageTags } from '../i18n/languages.ts'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './language-select.module.css'

/** Each language is named in itself, so that everybody finds the way back. */
export function LanguageSelect() {
  const texts = useTexts('login')
  const language = useLanguage((state) => state.language)
  return (
    <select
      className={styles.select}
      aria-label={texts.language}
      value={language}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void changeLanguage(target.value)
      }}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={languageTags[code]}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  )
}
