import { useTranslation } from 'react-i18next'
import { Card } from '../../card/card.tsx'
import { useHomeMenus } from '../../home-context.ts'
import { useDrawnInTurn } from '../../layout/use-drawn-in-turn.ts'
import { QuickEntries } from './quick-entries.tsx'

/** Every page of the user's menus, one click away; of all cards the largest, drawn a few systems at a time. */
export function QuickEntriesWidget() {
  const { t } = useTranslation('home')
  const systems = useHomeMenus().filter((system) => !system.disabled && system.menuList.length > 0)
  const drawn = useDrawnInTurn(systems.length, 1)
  return (
    <Card title={t('titles.quickEntries')} isBusy={drawn < systems.length}>
      <QuickEntries systems={systems.slice(0, drawn)} />
    </Card>
  )
}
