import { CustomerServiceOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { useLazyPanel } from '../../lib/ui/use-lazy-panel.tsx'
import styles from './quick-jump.module.css'

const panels = {
  quickJump: () =>
    withTexts('quick-jump', import('./quick-jump-panel.tsx')).then((module) => module.QuickJumpPanel),
}

/**
 * The way to help (specification §2: right panel "quick jump"): a handle beside the page, on a narrow screen a button of
 * the top bar, so that it never covers anything. Without a target there is none; the panel loads when it is first opened.
 */
export function QuickJump({ look }: { look: 'rail' | 'button' }) {
  const { t } = useTranslation('frame')
  const { panel, isOpen, open } = useLazyPanel(panels)
  const { serviceDesk, customerService } = getConfig()
  if (!serviceDesk && !customerService) return null

  const handle = (
    <button
      type="button"
      className={look === 'rail' ? styles.handle : styles.button}
      aria-label={t('quickJump')}
      title={t('quickJump')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open('quickJump')}
    >
      <CustomerServiceOutlined aria-hidden />
      {look === 'rail' && (
        <span className={styles.label} aria-hidden>
          {t('quickJump')}
        </span>
      )}
    </button>
  )
  return (
    <>
      {look === 'rail' ? (
        <aside className={styles.rail} aria-label={t('quickJump')}>
          {handle}
        </aside>
      ) : (
        handle
      )}
      {panel}
    </>
  )
}
