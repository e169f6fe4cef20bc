import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLazyPanel } from '../../../../lib/ui/use-lazy-panel.tsx'

const panels = { points: () => import('./points-drawer.tsx').then((module) => module.PointsDrawer) }

/** Opens the list of points that wait to be posted. */
export function PointsButton({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation('home')
  const { panel, open } = useLazyPanel(panels)
  return (
    <>
      <Button block disabled={disabled} onClick={() => open('points')}>
        {t('points.open')}
      </Button>
      {panel}
    </>
  )
}
