import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNextDrawing } from '../../lib/deferred-rendering.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import styles from './menu-search-button.module.css'
import type { MenuSearchDialog, MenuSearchProps } from './menu-search-dialog.tsx'
import { isSearchShortcut, shortcutName } from './shortcut.ts'

/**
 * Opens the search by a click or by its shortcut; the search itself is loaded at the first time. The shortcut is heard
 * from the first drawing on, the button comes with the next.
 */
export function MenuSearchButton(props: MenuSearchProps) {
  const { t } = useTranslation('frame')
  const [Dialog, setDialog] = useState<typeof MenuSearchDialog>()
  const [isOpen, setOpen] = useState(false)
  const hasButton = useNextDrawing()

  async function open() {
    try {
      // The texts too: a part that waits for them would take the frame around it from the screen.
      const loaded = await withTexts('menu-search', import('./menu-search-dialog.tsx'))
      setDialog(() => loaded.MenuSearchDialog)
      // While it was on its way another dialog may have come, e.g. the questionnaire: that one has the word.
      if (!hasOpenDialog()) setOpen(true)
    } catch {
      showToast({ kind: 'error', text: t('searchFailed'), seconds: 5 })
    }
  }

  const byShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event, navigator.platform)) return
    // The browser's own search stays away even where this one has to: a question that waits comes first.
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
