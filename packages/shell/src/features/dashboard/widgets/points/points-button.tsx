import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLazyPanel } from '../../../../lib/ui/use-lazy-panel.tsx'

const loadDrawer = () => import('./points-drawer.tsx').then((module) => module.PointsDrawer)

/** Opens the list of points that wait to be posted. */
export function PointsButton({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation('home')
  const { panel, open } = useLazyPanel({})
  return (
    <>
      <Button block disabled={disabled} onClick={() => open('points', loadDrawer)}>
        {t('points.open')}
      </Button>
      {panel}
    </>
  )
}
