import type { SubAppLink } from '@portal/protocol/rules/sub-app-link'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './link-notices.module.css'
import type { SubAppLinks } from './link-store.ts'

interface LinkMarkProps {
  readonly links: SubAppLinks
  readonly onChange: (link: SubAppLink) => void
}

/** Names the sub-apps loaded from the developer's machine, so that they aren't mistaken for the portal's own. */
export function LinkMark({ links, onChange }: LinkMarkProps) {
  const { t } = useTranslation('sub-apps')
  return (
    <aside className={styles.mark} aria-label={t('link.mark')}>
      {Object.entries(links).map(([app, entry]) => (
        <p key={app} className={styles.link}>
          <span>{t('link.from', { app, origin: new URL(entry).origin })}</span>
          <Button size="small" onClick={() => onChange({ app, entry: undefined })}>
            {t('link.unlink', { app })}
          </Button>
        </p>
      ))}
    </aside>
  )
}

interface LinkQuestionProps {
  readonly link: SubAppLink & { readonly entry: string }
  readonly onAgree: () => void
  readonly onRefuse: () => void
}

/** Any site can link here with an address of its choice, so the person must confirm the address first. */
export function LinkQuestion({ link: { app, entry }, onAgree, onRefuse }: LinkQuestionProps) {
  const { t } = useTranslation('sub-apps')
  const { origin } = new URL(entry)
  return (
    <Modal
      open
      title={t('link.question', { app, origin })}
      okText={t('link.agree')}
      cancelText={t('link.cancel')}
      cancelButtonProps={{ autoFocus: true }}
      closable={false}
      // Dialogs close by their buttons only (specification §5).
      mask={{ closable: false }}
      keyboard={false}
      onOk={onAgree}
      onCancel={onRefuse}
    >
      {t('link.warning', { app, origin })}
    </Modal>
  )
}
