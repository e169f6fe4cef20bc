import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { Button } from 'antd'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { useOpenPage } from '../page/use-open-page.ts'

interface CreateButtonsProps {
  readonly identity: SpecifiedSubApp
  readonly paths: readonly string[]
}

/** The forms for a new record in the user's menus, if there are several. */
export function CreateButtons({ identity, paths }: CreateButtonsProps) {
  const mayOpen = useMenuPages(identity)
  return paths
    .filter((path) => mayOpen?.(path))
    .map((path) => <CreateButton key={path} identity={identity} path={path} />)
}

function CreateButton({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const openPage = useOpenPage()
  const { createButtons } = useTexts()
  const labels: Readonly<Record<string, string>> = createButtons
  const name = usePageName(identity, path)
  return (
    <Button type="primary" onClick={() => void openPage(path)}>
      {labels[path] ?? name}
    </Button>
  )
}
