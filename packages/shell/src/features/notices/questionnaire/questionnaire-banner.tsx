import { ProfileOutlined } from '@ant-design/icons'
import { languageTag } from '@portal/protocol/languages'
import { sameId } from '@portal/protocol/rules/ids'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../lib/api/server-time.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { Link } from '../../../lib/ui/link.tsx'
import { useNotices } from '../../../session/queries.ts'
import { fullDay } from '../model.ts'
import { addressOfNotice } from '../notice-address.ts'
import { OpenQuestionnaire } from './open-questionnaire.tsx'
import { questionnaireToRemindOf, useClosedQuestionnaires } from './pending-questionnaires.ts'
import styles from './questionnaire-banner.module.css'
import { questionnaireTarget } from './questionnaire-target.ts'

interface QuestionnaireBannerProps {
  /** Whether the user's menus permit a page of the portal. */
  readonly canOpen: (path: string) => boolean
}

/**
 * Reminds the user of the questionnaire that was closed unanswered. Its space is reserved while notices load and while
 * it is checked whether the questionnaire was answered.
 */
export function QuestionnaireBanner({ canOpen }: QuestionnaireBannerProps) {
  const { t } = useTranslation('home')
  const language = useLanguage((state) => state.language)
  const { closed, opened, questionnaireOpened } = useClosedQuestionnaires()
  const { data, isPending, refetch } = useNotices()
  const [isChecked, setChecked] = useState(false)
  const notice = questionnaireToRemindOf(data ?? [], closed, serverNow())
  const wasOpened = notice !== undefined && opened.some((id) => sameId(id, notice.insMessId))
  const check = useEffectEvent(() => {
    if (wasOpened) void refetch().then(() => setChecked(true))
  })
  useEffect(() => check(), [])

  if (isPending && closed.length > 0) return <div className={styles.banner} aria-hidden />
  if (!notice || (wasOpened && !isChecked)) return null
  const target = questionnaireTarget(notice.messTypePath)
  if (target?.kind === 'inside' && !canOpen(target.path)) return null
  return (
    <section className={styles.banner} aria-label={t('questionnaire.name')}>
      <ProfileOutlined aria-hidden />
      <p className={styles.text}>
        <span className={styles.title}>{notice.title}</span>
        <span className={styles.until}>
          {t('questionnaire.until', { day: fullDay(notice.endDate, languageTag(language)) })}
        </span>
      </p>
      {target ? (
        <OpenQuestionnaire
          notice={notice}
          label={t('questionnaire.fillIn')}
          size="small"
          // What was answered elsewhere is unknown here.
          onOpen={() => target.kind === 'inside' && questionnaireOpened(notice.insMessId)}
        />
      ) : (
        <Link to={addressOfNotice(notice)}>{t('questionnaire.readMore')}</Link>
      )}
    </section>
  )
}
