import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CommandActions, type Feature, openingCommands } from '../../lib/feature.ts'
import { useSession } from '../../session/session-store.ts'
import type { SearchEntry } from './search-index.ts'

/** What the search finds besides menus and records: the commands of all features. */
export function useCommands(features: readonly Feature[], actions: CommandActions): readonly SearchEntry[] {
  const { t: search } = useTranslation('menu-search')
  const { t: frame } = useTranslation('frame')
  const user = useSession((session) => session.user)
  return useMemo(
    () =>
      features.flatMap(({ pages = [], userMenu, commands }) =>
        [
          ...openingCommands(pages, frame),
          ...(userMenu?.(frame, user) ?? []),
          ...(commands?.({ frame, search }) ?? []),
        ].map(
          ({ key, name, words = '', group, icon, run }): SearchEntry => ({
            key: `command ${key}`,
            name,
            code: '',
            path: group ? `${group} ${words}` : words,
            trail: group ? [group] : [],
            disabled: false,
            action: {
              icon,
              opensPage: pages.some(({ path }) => path === key),
              run: () => run(actions),
            },
          }),
        ),
      ),
    [search, frame, user, features, actions],
  )
}
