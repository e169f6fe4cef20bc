import type { Notice } from '@portal/protocol/entities/notice'
import { popsUpAtHome } from '@portal/protocol/rules/questionnaire-window'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { serverNow } from '../../../lib/api/server-time.ts'
import { questionnaireTarget } from './questionnaire-target.ts'

interface OpenQuestionnaireProps {
  readonly notice: Notice
  readonly label: string
  /** The label of the link to the answers; without it there is no link. */
  readonly answeredLabel?: string
  readonly size?: 'small' | 'middle'
  readonly onOpen?: () => void
}

/** Opens a notice's questionnaire while it can be filled in, or its answers; renders nothing for other notices. */
export function OpenQuestionnaire({
  notice,
  label,
  answeredLabel,
  size = 'middle',
  onOpen,
}: OpenQuestionnaireProps) {
  const navigate = useNavigate()
  const [now] = useState(serverNow)
  const target = questionnaireTarget(notice.messTypePath)
  const isOpen = popsUpAtHome({ ...notice, showModalInHomePage: 'Y' }, now)
  const isAnswered = notice.answeredFlag === 'Y'
  const text = isAnswered ? answeredLabel : label
  if (!target || text === undefined || !(isOpen || isAnswered)) return null
  const type = isAnswered ? 'default' : 'primary'
  if (target.kind === 'outside') {
    return (
      <Button
        type={type}
        size={size}
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        {text}
      </Button>
    )
  }
  return (
    <Button
      type={type}
      size={size}
      onClick={() => {
        onOpen?.()
        void navigate(target.path)
      }}
    >
      {text}
    </Button>
  )
}
