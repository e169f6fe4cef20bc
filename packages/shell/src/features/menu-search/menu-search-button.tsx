import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterFirstRender } from '../../lib/deferred-rendering.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { type EarlyInput, noInput, withKey } from './early-input.ts'
import { EarlySearch } from './early-search.tsx'
import styles from './menu-search-button.module.css'
import type { MenuSearchDialog } from './menu-search-dialog.tsx'
import { isSearchShortcut, shortcutName } from './shortcut.ts'
import type { MenuSearchProps } from './use-menu-search.ts'

type Phase = 'closed' | 'loading' | 'open'

/**
 * Opens the search by click or shortcut, and loads it on first use. Until its field has the focus, keys are caught, so
 * that no letter is lost. The shortcut works from the first render on; the button renders deferred.
 */
export function MenuSearchButton(props: Omit<MenuSearchProps, 'takeEarly'>) {
  const { t } = useTranslation('frame')
  const [Dialog, setDialog] = useState<typeof MenuSearchDialog>()
  const [shown, setShown] = useState<Phase>('closed')
  // Refs, because keys and a finished import may precede the next render.
  const phase = useRef<Phase>('closed')
  const early = useRef(noInput)
  const isCatching = useRef(false)
  const [earlyQuery, setEarlyQuery] = useState('')
  const hasButton = useAfterFirstRender()

  function become(next: Phase): void {
    phase.current = next
    setShown(next)
  }
  function typedEarly(input: EarlyInput): void {
    early.current = input
    setEarlyQuery(input.query)
  }
  /** The search field has the focus and continues with what was typed. */
  function takeEarly(): EarlyInput {
    isCatching.current = false
    return early.current
  }

  async function open() {
    typedEarly(noInput)
    isCatching.current = true
    if (Dialog) return become('open')
    become('loading')
    try {
      // Loaded with its texts: a component that suspends for them would hide the frame around it.
      const loaded = await withTexts('menu-search', import('./menu-search-dialog.tsx'))
      setDialog(() => loaded.MenuSearchDialog)
      // While it was loading, it may have been closed, or another dialog, e.g. the questionnaire, may have opened.
      if (phase.current === 'loading' && !hasOpenDialog()) become('open')
      else close()
    } catch {
      close()
      showToast({ kind: 'error', text: t('searchFailed'), seconds: 5 })
    }
  }
  const close = () => {
    isCatching.current = false
    become('closed')
  }

  const catchKey = (event: KeyboardEvent) => {
    const input = isCatching.current ? withKey(early.current, event) : undefined
    if (!input) return
    event.preventDefault()
    typedEarly(input)
  }
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event, navigator.platform)) return catchKey(event)
    // Also suppresses the browser's own shortcut while an open dialog keeps this search closed.
    event.preventDefault()
    if (phase.current !== 'closed') close()
    else if (!hasOpenDialog()) void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => byKey(event)
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
      {shown === 'loading' && (
        <EarlySearch
          query={earlyQuery}
          onInput={(query) => typedEarly({ query, isEntered: false })}
          // Unmounting also blurs it.
          onClose={() => {
            if (phase.current === 'loading') close()
          }}
        />
      )}
      <Suspense>
        {shown === 'open' && Dialog && <Dialog {...props} takeEarly={takeEarly} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Whether any dialog is visible, whichever part of the portal opened it. */
const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].some((one) => one.checkVisibility())
