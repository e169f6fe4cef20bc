import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterFirstRender } from '../../lib/deferred-rendering.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import styles from './menu-search-button.module.css'
import type { MenuSearchDialog } from './menu-search-dialog.tsx'
import { isSearchShortcut, shortcutName } from './shortcut.ts'
import type { MenuSearchProps } from './use-menu-search.ts'

/**
 * Opens the search by click or shortcut; its code is loaded at the first time. The shortcut works from the first render
 * on, the button is rendered with the second.
 */
export function MenuSearchButton(props: MenuSearchProps) {
  const { t } = useTranslation('frame')
  const [Dialog, setDialog] = useState<typeof MenuSearchDialog>()
  const [isOpen, setOpen] = useState(false)
  const hasButton = useAfterFirstRender()

  async function open() {
    try {
      // With its texts: a component that suspends for them would hide the frame around it.
      const loaded = await withTexts('menu-search', import('./menu-search-dialog.tsx'))
      setDialog(() => loaded.MenuSearchDialog)
      // While it was loading, another dialog may have opened, e.g. the questionnaire: that one takes precedence.
      if (!hasOpenDialog()) setOpen(true)
    } catch {
      showToast({ kind: 'error', text: t('searchFailed'), seconds: 5 })
    }
  }

  const byShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event, navigator.platform)) return
    // Suppresses the browser's own shortcut also while an open dialog keeps this search closed.
    event.preventDefault()
    if (isOpen) setOpen(false)
    else if (!hasOpenDialog()) void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => byShortcut(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  const shortcut = shortcutName(navigator.platform)
  return (
    <>
      {hasButton && (
        <Button
          className={styles.button ?? ''}
          icon={<SearchOutlined aria-hidden />}
          title={`${t('searchMenus')} (${shortcut})`}
          aria-keyshortcuts={shortcut === '⌘K' ? 'Meta+K' : 'Control+K'}
          onClick={() => void open()}
        >
          <span className={styles.label}>
            {t('searchMenus')} <kbd>{shortcut}</kbd>
          </span>
        </Button>
      )}
      <Suspense>{isOpen && Dialog && <Dialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Whether a dialog of any part of the portal is on the screen. */
const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].some((one) => one.checkVisibility())
