import { EllipsisOutlined } from '@ant-design/icons'
import type { Tab } from '@portal/protocol/rules/tabs'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import styles from './tab-bar.module.css'

interface TabListButtonProps {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
  readonly titleOf: (tab: Tab) => string
  readonly onChoose: (key: string) => void
}

/** Every open tab one below the other, for a row that is too short for them. */
export function TabListButton({ tabs, activeKey, titleOf, onChoose }: TabListButtonProps) {
  const { t } = useTranslation('frame')
  return (
    <KeyboardDropdown
      menu={{
        className: styles.list ?? '',
        items: tabs.map((tab) => ({ key: tab.key, label: titleOf(tab) })),
        selectable: true,
        selectedKeys: [activeKey],
        onClick: ({ key }) => onChoose(key),
      }}
    >
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={t('moreTabs')} />
    </KeyboardDropdown>
  )
}
