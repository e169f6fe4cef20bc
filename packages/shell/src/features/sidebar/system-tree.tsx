import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Menu } from 'antd'
import { memo, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { keyTrail, menuNodes, openAfterClick } from '../../menu/menu-nodes.tsx'
import { pageOfKey } from '../../menu/menu-tree.ts'
import { menuLabel } from './menu-label.tsx'
import styles from './sidebar.module.css'

interface SystemTreeProps {
  readonly system: SystemMenu
  /** Menu key of the page on the screen. */
  readonly selectedKey: string | undefined
  readonly collapsed: boolean
}

/** A system's menu tree; one group is open at a time (specification §2). */
export const SystemTree = memo(function SystemTree({ system, selectedKey, collapsed }: SystemTreeProps) {
  const { t } = useTranslation('frame')
  const { openMenu, onMenuHover } = useMenuNavigation()
  const near = () => onMenuHover?.(system.systemCode)
  const nodes = useMemo(() => menuNodes(system, collapsed ? undefined : menuLabel), [system, collapsed])
  const [openKeys, setOpenKeys] = useState<string[]>([])

  // The groups of the current page are open, so that users see where they are.
  useEffect(() => {
    const trail = selectedKey ? keyTrail(nodes, selectedKey).slice(0, -1) : []
    if (trail.length > 0) setOpenKeys((open) => (open.join() === trail.join() ? open : trail))
  }, [nodes, selectedKey])

  if (nodes.length === 0) return <p className={styles.empty}>{collapsed ? '' : t('emptyMenu')}</p>
  return (
    <Menu
      className={styles.tree ?? ''}
      style={{ borderInlineEnd: 0 }}
      mode="inline"
      onMouseEnter={near}
      onFocus={near}
      inlineCollapsed={collapsed}
      inlineIndent={16}
      items={nodes}
      selectedKeys={selectedKey ? [selectedKey] : []}
      {...(collapsed ? {} : { openKeys })}
      onOpenChange={(wanted) => !collapsed && setOpenKeys(openAfterClick(nodes, openKeys, wanted))}
      onClick={({ key }) => {
        const page = pageOfKey([system], key)
        if (page) openMenu(page.systemCode, page.item)
      }}
    />
  )
})
