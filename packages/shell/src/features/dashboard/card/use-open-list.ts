import { useMenuNavigation } from '../../../menu/menu-navigation.ts'
import type { VisibleWidget } from '../widget-rules.ts'

/** Opens the page of a list with conditions in its address, which its own page understands (assumed). */
export function useOpenList() {
  const { openMenu } = useMenuNavigation()
  return (
    { systemCode, item }: NonNullable<VisibleWidget['page']>,
    conditions: Readonly<Record<string, string>>,
  ): void => {
    const search = new URLSearchParams(conditions).toString()
    const path = search ? `${item.path}${item.path.includes('?') ? '&' : '?'}${search}` : item.path
    openMenu(systemCode, { ...item, path })
  }
}
