import { useTranslation } from 'react-i18next'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { version } from '../../../lib/version.ts'
import { useSession } from '../../../session/session-store.ts'
import styles from './debug.module.css'
import { maskedCertificate } from './debug-facts.ts'

type Fact = readonly [name: string, value: string | undefined]

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('debug')
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t('none')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What runs, and where. */
export function Overview() {
  const { t } = useTranslation('debug')
  const language = useLanguage((state) => state.language)
  const { innerWidth, innerHeight, devicePixelRatio } = window
  return (
    <Facts
      facts={[
        [t('environment'), getConfig().environment],
        [t('version'), version],
        [t('build'), import.meta.env.MODE],
        [t('language'), language],
        [t('screen'), `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}`],
        [t('browser'), navigator.userAgent],
      ]}
    />
  )
}

/** Who is signed in, in which capacity. */
export function SessionFacts() {
  const { t } = useTranslation('debug')
  const { user, certificate, responsibility, position, departments } = useSession()
  return (
    <Facts
      facts={[
        [t('user'), user && `${user.userFullName} (${user.userName}, ${user.userId})`],
        [t('certificate'), certificate && maskedCertificate(certificate)],
        [
          t('responsibility'),
          responsibility && `${responsibility.responsibilityName} (${responsibility.responsibilityCode})`,
        ],
        [t('position'), position?.positionName],
        [t('departments'), departments.join(', ')],
      ]}
    />
  )
}
