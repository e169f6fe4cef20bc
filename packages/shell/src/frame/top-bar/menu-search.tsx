import type { SystemMenu } from '@portal/protocol/entities/menu'
import { MenuSearchButton } from '../../features/menu-search/menu-search-button.tsx'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'

/** The search over the menus of the frame; pinyin is of use in Chinese only (specification §2). */
export function MenuSearch({ systems }: { systems: readonly SystemMenu[] }) {
  const isChinese = useLanguage((state) => state.language === 'zh')
  const supportPinyinSearch = useSettings((settings) => settings.supportPinyinSearch)
  return <MenuSearchButton systems={systems} pinyin={isChinese && supportPinyinSearch} />
}
