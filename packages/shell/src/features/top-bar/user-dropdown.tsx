import { Button, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Command, type CommandActions, type Feature, openingCommands } from '../../lib/feature.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { KeyboardDropdown } from '../../lib/ui/keyboard-dropdown.tsx'
import { useSession } from '../../session/session-store.ts'
import styles from './top-bar.module.css'

type Items = NonNullable<MenuProps['items']>

const itemsOf = (commands: readonly Command[]): Items =>
  commands.flatMap(({ key, name, icon, group, isApart }, index): Items => {
    if (group === undefined) return [isApart ? { type: 'divider' } : null, { key, icon, label: name }]
    if (group === commands[index - 1]?.group) return []
    const children = commands.filter((one) => one.group === group)
    return [
      {
        key: group,
        icon,
        label: group,
        children: children.map((one) => ({ key: one.key, label: one.name })),
      },
    ]
  })

interface UserDropdownProps {
  /** Whose items it has. */
  readonly features: readonly Feature[]
  readonly actions: CommandActions
}

/** The user's own matters (specification §2). */
export function UserDropdown({ features, actions }: UserDropdownProps) {
  const { t } = useTranslation('frame')
  const user = useSession((session) => session.user)
  const language = useLanguage((state) => state.chosen)
  const name = user?.userFullName ?? ''
  const commands = features.flatMap(({ pages = [], userMenu }) => [
    ...openingCommands(
      pages.filter((page) => page.inUserMenu),
      t,
    ),
    ...(userMenu?.(t, user) ?? []),
  ])
  return (
    <KeyboardDropdown
      menu={{
        className: styles.dropdown ?? '',
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => commands.find((one) => one.key === key)?.run(actions),
        items: [
          { key: 'who', type: 'group', label: t('signedInAs', { name: user?.userName ?? '' }) },
          ...itemsOf(commands),
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
