import type { SubAppName } from '@portal/protocol/systems'
import { Button } from 'antd'
import { usePageName } from '../i18n/page-names.ts'
import { useOpenPage } from '../page/use-open-page.ts'

/** Opens a page of the menus in its tab. */
export function Shortcut({ identity, path }: { readonly identity: SubAppName; readonly path: string }) {
  const name = usePageName(identity, path)
  const openPage = useOpenPage()
  return <Button onClick={() => void openPage(path, name)}>{name}</Button>
}
