import { Button, notification, Space } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

const key = 'new-build'
const staying = { placement: 'bottomLeft', duration: false } as const

interface NewBuildNotificationProps {
  readonly onLater: () => void
}

/** Shows the offer while it is mounted. */
export function NewBuildNotification({ onLater }: NewBuildNotificationProps) {
  const { t, ready } = useTranslation('tools')
  const [{ open: show }, place] = notification.useNotification(staying)
  const later = useEffectEvent(onLater)

  useEffect(() => {
    if (!ready) return
    show({
      key,
      role: 'status',
      title: t('outdated'),
      description: t('newBuildHint'),
      closable: false,
      actions: (
        <Space>
          <Button size="small" onClick={() => later()}>
            {t('later')}
          </Button>
          <Button size="small" type="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        </Space>
      ),
    })
  }, [show, ready, t])
  return place
}
