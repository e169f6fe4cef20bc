import type { Position } from '@portal/protocol/entities/user'
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
  const [code, setCode] = useState(current?.organzationCode)
  const first = useRef<RadioRef>(null)
  const [firstFocus] = useState(code ?? held[0]?.organzationCode)

  function submit() {
    const chosen = held.find((one) => one.organzationCode === code)
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
        value={code}
        onChange={({ target }) => setCode(target.value)}
      >
        {held.map(({ organzationCode, positionName, defaultPosition }) => (
          <Radio
            key={organzationCode}
            ref={organzationCode === firstFocus ? first : undefined}
            value={organzationCode}
            // Not the close button: a second press of Enter would close the dialog.
            autoFocus={organzationCode === firstFocus}
          >
            {positionName}
            {defaultPosition === 'Y' && <Tag className={styles.default ?? ''}>{t('position.default')}</Tag>}
          </Radio>
        ))}
      </Radio.Group>
    </Modal>
  )
}
