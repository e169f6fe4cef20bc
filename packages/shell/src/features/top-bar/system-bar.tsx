import { DownOutlined, ExportOutlined } from '@ant-design/icons'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Menu } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { menuNodes } from '../../menu/menu-nodes.tsx'
import { findSystem, pageOfKey } from '../../menu/menu-tree.ts'
import { useSystemDescription } from '../../menu/system-label.tsx'
import { moreWidth, splitSystems, systemWidth } from './system-width.ts'
import styles from './top-bar.module.css'

interface SystemBarProps {
  readonly systems: readonly SystemMenu[]
  /** Code of the system whose menu the sidebar shows. */
  readonly chosenSystem: string | undefined
  readonly screenWidth: number
}

const systemLabel = ({ systemCode, systemName }: SystemMenu, description: string) => (
  <span className={styles.system} title={description}>
    <span className={styles.systemName}>{systemName}</span>
    <span className={styles.systemCode}>
      {systemCode}
      {systemRule(systemCode).opens === 'window' && (
        <ExportOutlined aria-hidden style={{ fontSize: 10, minWidth: 0 }} />
      )}
    </span>
  </span>
)

/** Enter and Space on a system do what a click on it does; its menu is opened by the arrow down, or right under "more". */
const keysOf = (choose: () => void) => (event: KeyboardEvent) => {
  const { key, target, currentTarget } = event
  // The system's menu is elsewhere in the document, yet React bubbles its keys to here.
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof Node && currentTarget.contains(target))) return
  event.preventDefault()
  // antd would open the menu.
  event.stopPropagation()
  if (!event.repeat) choose()
}

/** The systems side by side with their menus below; what doesn't fit is under "more" (specification §2, §9). */
export function SystemBar({ systems, chosenSystem, screenWidth }: SystemBarProps) {
  const { t } = useTranslation('frame')
  const { openSystem, openMenu } = useMenuNavigation()
  const describe = useSystemDescription()
  const { shown, more } = splitSystems(systems, screenWidth)
  const [openKeys, setOpenKeys] = useState<string[]>([])
  // It would stay open below the pointer, over the page that was chosen.
  const closeMenus = () => setOpenKeys([])
  const node = (system: SystemMenu) => {
    const children = menuNodes(system)
    const choose = () => {
      closeMenus()
      openSystem(system)
    }
    return {
      key: system.systemCode,
      label: systemLabel(system, describe(system)),
      disabled: system.disabled,
      ...(children.length > 0 && !system.disabled
        ? { children, onTitleClick: choose, onKeyDown: keysOf(choose) }
        : {}),
    }
  }
  const moreNode = {
    key: 'more',
    className: styles.more ?? '',
    label: (
      <span>
        {t('moreSystems')} <DownOutlined aria-hidden />
      </span>
    ),
    children: more.map(node),
  }
  const topKeys = new Set(['more', ...shown.map(({ systemCode }) => systemCode)])
  return (
    <Menu
      className={styles.systems ?? ''}
      mode="horizontal"
      aria-label={t('systems')}
      disabledOverflow
      // Names take what other parts of the bar leave them, and give it back.
      style={{ minWidth: shown.length * systemWidth + (more.length > 0 ? moreWidth : 0) }}
      items={[...shown.map(node), ...(more.length > 0 ? [moreNode] : [])]}
      selectedKeys={chosenSystem ? [chosenSystem] : []}
      openKeys={openKeys}
      // While its menu closes, a submenu under the pointer would open again, alone above the page.
      onOpenChange={(keys) => setOpenKeys(keys.some((key) => topKeys.has(key)) ? keys : [])}
      onClick={({ key }) => {
        closeMenus()
        const system = findSystem(systems, key)
        const page = pageOfKey(systems, key)
        if (system) openSystem(system)
        else if (page) openMenu(page.systemCode, page.item)
      }}
    />
  )
}
