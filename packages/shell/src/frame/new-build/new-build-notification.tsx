import { Button, notification, Space } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { leaveFor } from '../../lib/leave-page.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { tabFilters } from '../unsaved/unsaved-tabs.ts'

const key = 'new-build'
const staying = { placement: 'bottomLeft', duration: false } as const

interface NewBuildNotificationProps {
  readonly onLater: () => void
}

/** Shows the offer while it is mounted. */
export function NewBuildNotification({ onLater }: NewBuildNotificationProps) {
  const { t, ready } = useTranslation('tools')
  const [{ open: show }, place] = notification.useNotification(staying)
  const { mayDiscard } = useUnsaved()
  const reload = useEffectEvent(async () => {
    // Something may have been typed meanwhile.
    if (!(await mayDiscard(tabFilters.everyTab))) return
    useTabs.getState().inputDiscarded()
    leaveFor(() => window.location.reload())
  })
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
          <Button size="small" type="primary" onClick={() => void reload()}>
            {t('reload')}
          </Button>
        </Space>
      ),
    })
  }, [show, ready, t])
  return place
}
