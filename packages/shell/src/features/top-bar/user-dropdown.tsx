import {
  DashboardOutlined,
  LockOutlined,
  LogoutOutlined,
  SwapOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import { isLanguage, languageNames, languages } from '@portal/protocol/languages'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { browserAddress } from '../../lib/base-path.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import type { Page } from '../../lib/feature.ts'
import { changeLanguage, useLanguage } from '../../lib/i18n/language-store.ts'
import { isShownTo, statusPage } from '../../lib/route-access.ts'
import { paths } from '../../lib/routes.ts'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './top-bar.module.css'

interface UserDropdownProps {
  /** Pages of the portal's own that it offers. */
  readonly pages: readonly Page[]
  /** Called with the address of a page of the portal's own. */
  readonly onShowPage: (path: string) => void
  readonly onChangePassword: () => void
  readonly onSwitchPosition: () => void
  readonly onSignOut: () => void
}

/** The user's own matters; switching the position is one of those who have positions (specification §2). */
export function UserDropdown({
  pages,
  onShowPage,
  onChangePassword,
  onSwitchPosition,
  onSignOut,
}: UserDropdownProps) {
  const { t } = useTranslation('frame')
  const user = useSession((session) => session.user)
  const language = useLanguage((state) => state.chosen)
  const name = user?.userFullName ?? ''
  const hasStatusPage = getConfig().statusPage !== 'off' && isShownTo(statusPage, user?.userRespList)
  const hasPositions = (user?.baseUserPosition ?? []).length > 0

  async function choose(key: string) {
    if (key.startsWith('/')) onShowPage(key)
    else if (key === 'password') onChangePassword()
    else if (key === 'position') onSwitchPosition()
    else if (key === 'signOut') onSignOut()
    // Outside of the frame: in a window of its own no tab is lost.
    else if (key === 'status') window.open(browserAddress(paths.health), '_blank', 'noopener')
    else if (isLanguage(key) && key !== language && !(await changeLanguage(key))) {
      showToast({ kind: 'error', text: t('languageFailed'), seconds: 5 })
    }
  }

  return (
    <KeyboardDropdown
      menu={{
        className: styles.dropdown ?? '',
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => void choose(key),
        items: [
          { key: 'who', type: 'group', label: t('signedInAs', { name: user?.userName ?? '' }) },
          ...pages.map(({ path, icon, tab }) => ({ key: path, icon, label: tab && t(tab.name) })),
          { key: 'password', icon: <LockOutlined aria-hidden />, label: t('changePassword') },
          hasPositions
            ? { key: 'position', icon: <SwapOutlined aria-hidden />, label: t('switchPosition') }
            : null,
          {
            key: 'language',
            icon: <TranslationOutlined aria-hidden />,
            label: t('language'),
            children: languages.map((code) => ({ key: code, label: languageNames[code] })),
          },
          hasStatusPage
            ? { key: 'status', icon: <DashboardOutlined aria-hidden />, label: t('portalStatus') }
            : null,
          { type: 'divider' },
          { key: 'signOut', icon: <LogoutOutlined aria-hidden />, label: t('signOut') },
        ],
      }}
    >
      <Button type="text" title={`${t('userMenu')} ${name}`}>
        <span className={styles.avatar} aria-hidden>
          {name.slice(0, 1)}
        </span>
        <span className={`${styles.buttonText} ${styles.userName}`}>{name}</span>
      </Button>
    </KeyboardDropdown>
  )
}
