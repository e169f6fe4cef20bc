import { menuKey } from '@portal/protocol/rules/ids'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { pagePath } from '../../menu/menu-path.ts'
import { menuTarget } from '../../menu/menu-target.ts'
import type { SystemPage } from '../../menu/menu-tree.ts'
import { findSystem } from '../../menu/menu-tree.ts'
import { useSystems } from '../frame-data.tsx'
import type { SubAppPage } from '../location/portal-location.ts'
import styles from './breadcrumb.module.css'

/** Whether an address is the menu page's own, whatever its query, and not a record below it. */
function isPageItself({ path }: SubAppPage, { systemCode, item }: SystemPage): boolean {
  const target = menuTarget(systemCode, item)
  const menuPath = target.kind === 'sub-app' ? target.path : ''
  return pagePath(path).split('?', 1)[0] === pagePath(menuPath).split('?', 1)[0]
}

/**
 * Where a sub-app's page is in the menus: its system, the groups and the menu's page, which a record below it leads back to.
 * The record itself is named by the head of its page.
 */
export function Breadcrumb({ page }: { readonly page: SubAppPage }) {
  const { t } = useTranslation('frame')
  const { openMenu } = useMenuNavigation()
  const system = findSystem(useSystems(), page.systemCode)
  const menuPage = page.permittedBy
  // As high without a menu's page, so that nothing moves from tab to tab.
  if (!system || !menuPage) return <div className={styles.breadcrumb} />
  const { item, groups } = menuPage
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        <li>{system.systemName}</li>
        {groups.map((group) => (
          <li key={menuKey(page.systemCode, group)}>{group.menuName}</li>
        ))}
        <li>
          {isPageItself(page, menuPage) ? (
            <span aria-current="page">{item.menuName}</span>
          ) : (
            <button type="button" onClick={() => openMenu(page.systemCode, item)}>
              {item.menuName}
            </button>
          )}
        </li>
      </ol>
    </nav>
  )
}
