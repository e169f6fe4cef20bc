import { languageTag } from '@portal/protocol/languages'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../../lib/format/intl-formats.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { useSession } from '../../../session/session-store.ts'
import { dayPart } from './greeting.ts'
import styles from './home-banner.module.css'

/** Greets the user by the time of day, with name and capacity. */
export function GreetingCard({ now }: { now: number }) {
  const { t } = useTranslation('frame')
  const language = useLanguage((state) => state.language)
  const name = useSession((session) => session.user?.userFullName) ?? ''
  const responsibility = useSession((session) => session.responsibility)
  const greetings = {
    morning: t('goodMorning', { name }),
    afternoon: t('goodAfternoon', { name }),
    evening: t('goodEvening', { name }),
  }
  const date = dateFormat(languageTag(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now)
  return (
    <header className={styles.greeting}>
      <h1>{greetings[dayPart(new Date(now).getHours())]}</h1>
      <p className={styles.facts}>
        <time dateTime={new Date(now).toISOString()}>{date}</time>
        {responsibility && <span className={styles.capacity}>{responsibility.responsibilityName}</span>}
      </p>
    </header>
  )
}
