import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Suspense, useMemo, useState } from 'react'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { readStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { shortcutsIn } from './shortcut-pages.ts'

const ShortcutNotification = lazyWithRetry(() =>
  import('./shortcut-notification.tsx').then((module) => module.ShortcutNotification),
)

/**
 * The notice with the pages of one menu group, bottom-right until it is closed; the choice lasts for the session
 * (specification §4).
 */
export function ShortcutNotice({ systems }: { systems: readonly SystemMenu[] }) {
  const [isClosed, setClosed] = useState(() => readStored(storedKeys.shortcutNoticeClosed) === 1)
  const shortcuts = useMemo(() => (isClosed ? undefined : shortcutsIn(systems)), [isClosed, systems])

  function close() {
    writeStored(storedKeys.shortcutNoticeClosed, 1)
    setClosed(true)
  }

  if (!shortcuts) return null
  return (
    <Suspense fallback={null}>
      <ShortcutNotification shortcuts={shortcuts} onClose={close} />
    </Suspense>
  )
}
