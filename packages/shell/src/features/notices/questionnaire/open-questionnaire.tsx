import type { Notice } from '@portal/protocol/entities/notice'
import { popsUpAtHome } from '@portal/protocol/rules/questionnaire-window'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { serverNow } from '../../../lib/api/server-time.ts'
import { questionnaireTarget } from './questionnaire-target.ts'

interface OpenQuestionnaireProps {
  readonly notice: Notice
  readonly onOpen?: () => void
}

/** Opens the questionnaire of a notice while it can be filled in; renders nothing for any other notice. */
export function OpenQuestionnaire({ notice, onOpen }: OpenQuestionnaireProps) {
  const { t } = useTranslation('notices')
  const navigate = useNavigate()
  const [now] = useState(serverNow)
  const target = questionnaireTarget(notice.messTypePath)
  const isOpen = popsUpAtHome({ ...notice, showModalInHomePage: 'Y' }, now)
  if (!target || !isOpen) return null
  if (target.kind === 'outside') {
    return (
      <Button type="primary" href={target.url} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
        {t('fillIn')}
      </Button>
    )
  }
  return (
    <Button
      type="primary"
      onClick={() => {
        onOpen?.()
        void navigate(target.path)
      }}
    >
      {t('fillIn')}
    </Button>
  )
}
