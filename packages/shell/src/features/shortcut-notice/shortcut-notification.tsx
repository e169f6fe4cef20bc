import { notification } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { ShortcutList } from './shortcut-list.tsx'
import styles from './shortcut-notification.module.css'
import type { Shortcuts } from './shortcut-pages.ts'

const key = 'shortcut-notice'

/** It stays bottom-right until it is closed (specification §9). */
const staying = { placement: 'bottomRight', duration: false } as const

interface ShortcutNotificationProps {
  readonly shortcuts: Shortcuts
  readonly onClose: () => void
}

/** Shows the notice while it is mounted. */
export function ShortcutNotification({ shortcuts, onClose }: ShortcutNotificationProps) {
  const { t, ready } = useTranslation('quick-jump')
  const [{ open: show }, place] = notification.useNotification(staying)
  const { openMenu } = useMenuNavigation()
  const { systemCode, group, pages } = shortcuts
  const closedByUser = useEffectEvent(() => {
    // Whoever closes it by keyboard goes on with the page, not with nothing.
    if (document.activeElement?.closest('[role="status"]')) document.getElementById('main')?.focus()
    onClose()
  })
  const open = useEffectEvent(openMenu)

  // With the same key it changes in place, e.g. when the language does.
  useEffect(() => {
    if (!ready) return
    show({
      key,
      role: 'status',
      title: group.menuName,
      description: (
        <ShortcutList hint={t('shortcutHint')} pages={pages} onOpen={(item) => open(systemCode, item)} />
      ),
      // What closes it for the session is its button alone.
      closable: { 'aria-label': t('closeShortcut'), onClose: () => closedByUser() },
      className: styles.notice ?? '',
    })
  }, [show, ready, t, systemCode, group, pages])
  return place
}
