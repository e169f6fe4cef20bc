import { useTranslation } from 'react-i18next'
import { Card } from '../../card/card.tsx'
import { WorkFacts } from './work-facts.tsx'

/** In which capacity the user works. */
export function WorkWidget() {
  const { t } = useTranslation('home')
  return (
    <Card title={t('titles.work')}>
      <WorkFacts />
    </Card>
  )
}
