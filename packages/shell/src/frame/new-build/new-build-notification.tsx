import { Button, notification, Space } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bottomBarHeight, isPhone, useScreenWidth } from '../../lib/screen-width.ts'

const key = 'new-build'
const staying = { placement: 'bottomLeft', duration: false } as const
/** Pixels between the offer and what is below it. */
const gap = 16

interface NewBuildNotificationProps {
  readonly onLater: () => void
}

/** Shows the offer while it is mounted. */
export function NewBuildNotification({ onLater }: NewBuildNotificationProps) {
  const { t, ready } = useTranslation('tools')
  const bottom = gap + (isPhone(useScreenWidth()) ? bottomBarHeight : 0)
  const [{ open: show }, place] = notification.useNotification({ ...staying, bottom })
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
