import {
  AuditOutlined,
  BellOutlined,
  BulbOutlined,
  LockOutlined,
  LogoutOutlined,
  TranslationOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { languageNames, languages } from '@portal/protocol/languages'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { paths } from '../../lib/routes.ts'
import { schemes } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import type { SearchEntry } from './search-index.ts'

/** What the frame does for commands. Stable callbacks. */
export interface CommandActions {
  readonly onShowPage: (path: string) => void
  readonly onChangePassword: () => void
  readonly onSignOut: () => void
}

interface Command {
  readonly key: string
  readonly name: string
  /** Additional search words. */
  readonly words?: string
  readonly group?: string
  readonly icon: ReactNode
  readonly opensPage?: boolean
  readonly run: () => void
}

const entry = ({ key, name, words = '', group, icon, opensPage = false, run }: Command): SearchEntry => ({
  key: `command ${key}`,
  name,
  code: '',
  path: group ? `${group} ${words}` : words,
  trail: group ? [group] : [],
  disabled: false,
  action: { icon, opensPage, run },
})

/** Commands of the search besides opening a menu: language, colour scheme, the user's account. */
export function useCommands({
  onShowPage,
  onChangePassword,
  onSignOut,
}: CommandActions): readonly SearchEntry[] {
  const { t } = useTranslation('menu-search')
  const { t: frame } = useTranslation('frame')
  return useMemo(() => {
    const page = (key: 'noticeList' | 'approvals' | 'profile', path: string, icon: ReactNode): Command => ({
      key,
      name: frame(key),
      icon,
      opensPage: true,
      run: () => onShowPage(path),
    })
    return [
      page('approvals', paths.approvals, <AuditOutlined aria-hidden />),
      page('noticeList', paths.noticeList, <BellOutlined aria-hidden />),
      page('profile', paths.profile, <UserOutlined aria-hidden />),
      {
        key: 'password',
        name: frame('changePassword'),
        words: 'password',
        icon: <LockOutlined aria-hidden />,
        run: onChangePassword,
      },
      ...languages.map((code) => ({
        key: code,
        name: languageNames[code],
        words: `language ${code}`,
        group: frame('language'),
        icon: <TranslationOutlined aria-hidden />,
        run: async () => {
          if (!(await changeLanguage(code)))
            showToast({ kind: 'error', text: frame('languageFailed'), seconds: 5 })
        },
      })),
      ...schemes.map((scheme) => ({
        key: scheme,
        name: t(`schemes.${scheme}`),
        words: `theme ${scheme}`,
        group: t('theme'),
        icon: <BulbOutlined aria-hidden />,
        run: () => useSettings.getState().chosen({ scheme }),
      })),
      {
        key: 'signOut',
        name: frame('signOut'),
        words: 'sign out log out logout',
        icon: <LogoutOutlined aria-hidden />,
        run: onSignOut,
      },
    ].map((command) => entry(command))
  }, [t, frame, onShowPage, onChangePassword, onSignOut])
}
