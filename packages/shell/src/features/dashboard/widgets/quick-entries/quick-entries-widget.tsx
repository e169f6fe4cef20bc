import { useTranslation } from 'react-i18next'
import { Card } from '../../card/card.tsx'
import { useHomeMenus } from '../../home-context.ts'
import { QuickEntries } from './quick-entries.tsx'

/** Every page of the user's menus, one click away. */
export function QuickEntriesWidget() {
  const { t } = useTranslation('home')
  const systems = useHomeMenus()
  return (
    <Card title={t('titles.quickEntries')}>
      <QuickEntries systems={systems} />
    </Card>
  )
}
