import type { Position } from '@portal/protocol/entities/user'
import { positionKey } from '@portal/protocol/rules/ids'
import { Modal, Radio, type RadioRef, Tag } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusReturn } from '../../lib/focus/use-focus-return.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './change-position-dialog.module.css'

interface ChangePositionDialogProps {
  readonly onClose: () => void
  readonly onChoose: (position: Position) => void
}

/** Chooses one of the user's positions. Neither a click outside nor Escape closes the dialog (specification §5). */
export function ChangePositionDialog({ onClose, onChoose }: ChangePositionDialogProps) {
  const { t } = useTranslation('session')
  const held = useSession((session) => session.user?.baseUserPosition) ?? []
  const current = useSession((session) => session.position)
  useFocusReturn()
  const [key, setKey] = useState(current && positionKey(current))
  const first = useRef<RadioRef>(null)
  const [firstFocus] = useState(key ?? (held[0] && positionKey(held[0])))

  function submit() {
    const chosen = held.find((one) => positionKey(one) === key)
    if (chosen) onChoose(chosen)
    else showToast({ kind: 'error', text: t('position.required'), seconds: 2 })
  }

  return (
    <Modal
      open
      title={t('position.title')}
      okText={t('position.submit')}
      cancelText={t('cancel')}
      onOk={submit}
      onCancel={onClose}
      // The dialog takes the focus when it has opened.
      afterOpenChange={(isOpen) => isOpen && first.current?.focus()}
      mask={{ closable: false }}
      keyboard={false}
    >
      <Radio.Group
        className={styles.positions ?? ''}
        aria-label={t('position.label')}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      >
        {held.map((one) => (
          <Radio
            key={positionKey(one)}
            ref={positionKey(one) === firstFocus ? first : undefined}
            value={positionKey(one)}
            // Not the close button: a second press of Enter would close the dialog.
            autoFocus={positionKey(one) === firstFocus}
          >
            {one.positionName}
            {one.defaultPosition === 'Y' && (
              <Tag className={styles.default ?? ''}>{t('position.default')}</Tag>
            )}
          </Radio>
        ))}
      </Radio.Group>
    </Modal>
  )
}
