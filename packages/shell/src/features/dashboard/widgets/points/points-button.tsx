import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PointsDrawer = lazy(() =>
  import('./points-drawer.tsx').then((module) => ({ default: module.PointsDrawer })),
)

/** Opens the list of points that wait to be posted. */
export function PointsButton({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation('home')
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        block
        disabled={disabled}
        onClick={() => {
          setOpen(true)
          setWasOpened(true)
        }}
      >
        {t('points.open')}
      </Button>
      {wasOpened && (
        <Suspense>
          <PointsDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
