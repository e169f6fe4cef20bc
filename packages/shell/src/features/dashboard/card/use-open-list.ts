import { useMenuNavigation } from '../../../menu/menu-navigation.ts'
import type { VisibleWidget } from '../widget-rules.ts'

type Page = NonNullable<VisibleWidget['page']>

/** Opens a list page with conditions in its address, which the page understands (assumed). */
export function useOpenList() {
  const { openMenu } = useMenuNavigation()
  return ({ systemCode, item }: Page, conditions: Readonly<Record<string, string>>): void => {
    const search = new URLSearchParams(conditions).toString()
    const path = search ? `${item.path}${item.path.includes('?') ? '&' : '?'}${search}` : item.path
    openMenu(systemCode, { ...item, path })
  }
}

/** Opens a record's own page: the address of its list followed by the record's number (assumed). */
export function useOpenRecord() {
  const { openMenu } = useMenuNavigation()
  return ({ systemCode, item }: Page, number: string): void => {
    const [list = '', search] = item.path.split('?')
    const path = `${list}/${encodeURIComponent(number)}${search === undefined ? '' : `?${search}`}`
    openMenu(systemCode, { ...item, path })
  }
}
