import type { SubAppLink } from '@portal/protocol/rules/sub-app-link'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'

interface LinkQuestionProps {
  readonly link: SubAppLink & { readonly entry: string }
  readonly onAgree: () => void
  readonly onRefuse: () => void
}

/** Any site can lead here with an address of its choice, so nothing is linked before the person has read what. */
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
