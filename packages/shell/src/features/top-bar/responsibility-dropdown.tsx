import { IdcardOutlined } from '@ant-design/icons'
import type { Responsibility } from '@portal/protocol/entities/user'
import { responsibilityKey } from '@portal/protocol/rules/ids'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import { useSession } from '../../session/session-store.ts'
import styles from './top-bar.module.css'

interface ResponsibilityDropdownProps {
  readonly onSwitch: (responsibility: Responsibility) => void
}

/** The user's responsibilities by name; choosing another one switches to it (specification §2, §4). */
export function ResponsibilityDropdown({ onSwitch }: ResponsibilityDropdownProps) {
  const { t } = useTranslation('frame')
  const held = useSession((session) => session.user?.userRespList) ?? []
  const current = useSession((session) => session.responsibility)
  const currentKey = current && responsibilityKey(current)
  const items = held.map((one) => ({
    key: responsibilityKey(one),
    label: one.responsibilityName,
    extra: one.systemCode,
  }))
  return (
    <KeyboardDropdown
      menu={{
        items,
        selectable: true,
        selectedKeys: currentKey ? [currentKey] : [],
        className: styles.dropdown ?? '',
        onClick: ({ key }) => {
          const chosen = held.find((one) => responsibilityKey(one) === key)
          if (chosen && key !== currentKey) onSwitch(chosen)
        },
      }}
    >
      <Button
        type="text"
        icon={<IdcardOutlined aria-hidden />}
        // The full name, where it is cut off.
        title={t('currentResponsibility', { name: current?.responsibilityName ?? '' })}
      >
        <span className={styles.buttonText}>{current?.responsibilityName}</span>
      </Button>
    </KeyboardDropdown>
  )
}
