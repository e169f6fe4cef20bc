import { ExportOutlined } from '@ant-design/icons'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Menu } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { keyTrail, type MenuNode, menuNodes, openAfterClick } from '../../menu/menu-nodes.tsx'
import { findSystem, pageOfKey } from '../../menu/menu-tree.ts'
import { SystemCode } from '../../menu/system-label.tsx'
import { useNoMenusText } from '../../menu/unknown-menus.ts'
import { menuLabel } from './menu-label.tsx'
import styles from './sidebar.module.css'

interface AllSystemsTreeProps {
  readonly systems: readonly SystemMenu[]
  /** Menu key of the page on the screen. */
  readonly selectedKey: string | undefined
}

const systemLabel = ({ systemCode, systemName }: SystemMenu) => (
  <span className={styles.systemLabel}>
    <SystemCode code={systemCode} />
    {menuLabel(systemName)}
  </span>
)

/** Every system with its menu in one tree, for narrow screens without space for a bar of systems. */
export function AllSystemsTree({ systems, selectedKey }: AllSystemsTreeProps) {
  const { t } = useTranslation('frame')
  const noMenus = useNoMenusText(systems)
  const { openSystem, openMenu } = useMenuNavigation()
  const nodes = useMemo(() => {
    const ownWindow = ({ systemCode }: SystemMenu): MenuNode[] =>
      systemRule(systemCode).opens === 'window'
        ? [{ key: systemCode, icon: <ExportOutlined aria-hidden />, label: t('openSystem'), disabled: false }]
        : []
    return systems.map(
      (system): MenuNode => ({
        key: `system ${system.systemCode}`,
        label: systemLabel(system),
        disabled: system.disabled,
        children: [...ownWindow(system), ...menuNodes(system, menuLabel)],
      }),
    )
  }, [systems, t])
  const [openKeys, setOpenKeys] = useState(() =>
    selectedKey ? keyTrail(nodes, selectedKey).slice(0, -1) : [],
  )
  if (systems.length === 0) return <p className={styles.empty}>{t(noMenus)}</p>
  return (
    <Menu
      className={styles.tree ?? ''}
      style={{ borderInlineEnd: 0 }}
      mode="inline"
      inlineIndent={12}
      items={nodes}
      selectedKeys={selectedKey ? [selectedKey] : []}
      openKeys={openKeys}
      onOpenChange={(wanted) => setOpenKeys(openAfterClick(nodes, openKeys, wanted))}
      onClick={({ key }) => {
        const system = findSystem(systems, key)
        const page = pageOfKey(systems, key)
        if (system) openSystem(system)
        else if (page) openMenu(page.systemCode, page.item)
      }}
    />
  )
}
