import { ProfileOutlined } from '@ant-design/icons'
import type { Notice } from '@portal/protocol/entities/notice'
import { languageTag } from '@portal/protocol/languages'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFocusReturn } from '../../../lib/focus/use-focus-return.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { fullDay } from '../model.ts'
import { addressOfNotice } from '../notice-address.ts'
import { OpenQuestionnaire } from './open-questionnaire.tsx'
import { useClosedQuestionnaires } from './pending-questionnaires.ts'
import styles from './questionnaire-dialog.module.css'
import { questionnaireTarget } from './questionnaire-target.ts'

interface QuestionnaireDialogProps {
  readonly notice: Notice
  readonly onClose: () => void
}

/** Invites to the questionnaire. Neither a click outside nor Escape closes it (specification §5). */
export function QuestionnaireDialog({ notice, onClose }: QuestionnaireDialogProps) {
  const { t } = useTranslation('notices')
  const navigate = useNavigate()
  const questionnaireOpened = useClosedQuestionnaires((state) => state.questionnaireOpened)
  const language = useLanguage((state) => state.language)
  useFocusReturn()
  const hasTarget = questionnaireTarget(notice.messTypePath) !== undefined

  function readMore() {
    onClose()
    void navigate(addressOfNotice(notice))
  }

  return (
    <Modal
      open
      width={440}
      centered
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={
        <span className={styles.title}>
          <span className={styles.sign} aria-hidden>
            <ProfileOutlined />
          </span>
          {t('questionnaire')}
        </span>
      }
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button {...(hasTarget ? {} : { type: 'primary' as const })} onClick={readMore}>
            {t('readMore')}
          </Button>
          <OpenQuestionnaire
            notice={notice}
            label={t('fillIn')}
            onOpen={() => {
              questionnaireOpened(notice.insMessId)
              onClose()
            }}
          />
        </div>
      }
    >
      <p className={styles.name}>{notice.title}</p>
      <p className={styles.until}>{t('until', { day: fullDay(notice.endDate, languageTag(language)) })}</p>
    </Modal>
  )
}
