import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command, CommandActions, CommandTexts, Feature } from '../../lib/feature.ts'
import type { SearchEntry } from './search-index.ts'

/** The commands of a feature: those that open its pages, and its others. */
function commandsOf({ pages = [], commands }: Feature, texts: CommandTexts): readonly Command[] {
  const opening = pages.flatMap(({ path, tab, icon }) =>
    tab && icon
      ? {
          key: path,
          name: texts.frame(tab.name),
          icon,
          run: ({ onShowPage }: CommandActions) => onShowPage(path),
        }
      : [],
  )
  return [...opening, ...(commands?.(texts) ?? [])]
}

/** What the search finds besides menus and records. */
export function useCommands(features: readonly Feature[], frame: CommandActions): readonly SearchEntry[] {
  const { t } = useTranslation('menu-search')
  const { t: frameText } = useTranslation('frame')
  return useMemo(
    () =>
      features.flatMap((feature) =>
        commandsOf(feature, { frame: frameText, search: t }).map(
          ({ key, name, words = '', group, icon, run }): SearchEntry => ({
            key: `command ${key}`,
            name,
            code: '',
            path: group ? `${group} ${words}` : words,
            trail: group ? [group] : [],
            disabled: false,
            action: {
              icon,
              opensPage: feature.pages?.some(({ path }) => path === key) ?? false,
              run: () => run(frame),
            },
          }),
        ),
      ),
    [t, frameText, features, frame],
  )
}
