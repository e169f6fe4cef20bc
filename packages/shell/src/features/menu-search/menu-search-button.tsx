import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterFirstRender } from '../../lib/deferred-rendering.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { EarlySearch, noInput } from './early-search.tsx'
import styles from './menu-search-button.module.css'
import type { MenuSearchDialog } from './menu-search-dialog.tsx'
import { isSearchShortcut, shortcutName } from './shortcut.ts'
import type { MenuSearchProps } from './use-menu-search.ts'

/**
 * Opens the search by click or shortcut; its code is loaded at the first time, and what is typed meanwhile is kept. The
 * shortcut works from the first render on, the button is rendered with the second.
 */
export function MenuSearchButton(props: Omit<MenuSearchProps, 'early'>) {
  const { t } = useTranslation('frame')
  const [Dialog, setDialog] = useState<typeof MenuSearchDialog>()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const early = useRef(noInput)
  const isOpen = state === 'open'
  const hasButton = useAfterFirstRender()

  async function open() {
    early.current = noInput
    if (Dialog) return setState('open')
    setState('loading')
    try {
      // With its texts: a component that suspends for them would hide the frame around it.
      const loaded = await withTexts('menu-search', import('./menu-search-dialog.tsx'))
      setDialog(() => loaded.MenuSearchDialog)
      // While it was loading, it may have been closed, or another dialog may have opened, e.g. the questionnaire.
      setState((now) => (now === 'loading' && !hasOpenDialog() ? 'open' : 'closed'))
    } catch {
      setState('closed')
      showToast({ kind: 'error', text: t('searchFailed'), seconds: 5 })
    }
  }
  const close = () => setState('closed')

  const byShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event, navigator.platform)) return
    // Suppresses the browser's own shortcut also while an open dialog keeps this search closed.
    event.preventDefault()
    if (state !== 'closed') close()
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
      {state === 'loading' && (
        <EarlySearch
          onInput={(input) => {
            early.current = input
          }}
          // Its own end, too, takes the focus from it.
          onClose={() => setState((now) => (now === 'loading' ? 'closed' : now))}
        />
      )}
      <Suspense>{isOpen && Dialog && <Dialog {...props} early={early.current} onClose={close} />}</Suspense>
    </>
  )
}

/** Whether a dialog of any part of the portal is on the screen. */
const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].some((one) => one.checkVisibility())
