import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../../lib/errors/collect-errors.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { useOrganizations } from '../../session/queries.ts'
import { useSession } from '../../session/session-store.ts'
import { chosenDepartments } from './chosen-departments.ts'
import { ClosedPicker } from './closed-picker.tsx'
import type { DepartmentSelectProps } from './department-select.tsx'

const loadSelect = () => import('./department-select.tsx').then((module) => module.DepartmentSelect)

/**
 * Picks the departments whose menus show; those that don't fit collapse into a count (specification §2, §4). What it
 * takes to choose comes once somebody is about to: most people never do, and its code is a tenth of the frame's.
 */
export function DepartmentPicker({
  onChoose,
  isLoading,
}: Pick<DepartmentSelectProps, 'onChoose' | 'isLoading'>) {
  const { t } = useTranslation('tools')
  const { data: organizations = [] } = useOrganizations()
  const departments = useSession((session) => session.departments)
  const [loaded, setLoaded] = useState<{ readonly Select: ComponentType<DepartmentSelectProps> }>()

  const open = () =>
    void loadSelect().then(
      (Select) => setLoaded({ Select }),
      (error: unknown) => {
        logError(error, { origin: 'region', info: 'departments' })
        showToast({ kind: 'error', text: t('panelFailed'), seconds: 5 })
      },
    )

  if (loaded) return <loaded.Select onChoose={onChoose} isLoading={isLoading} opens />
  return (
    <ClosedPicker
      isLoading={isLoading}
      chosen={organizations.filter(({ orgCode }) => departments.includes(orgCode))}
      onNear={() => loadSelect().catch(() => undefined)}
      onOpen={open}
      onRemove={(code) => {
        const known = organizations.map(({ orgCode }) => orgCode)
        const codes = chosenDepartments(
          known,
          departments,
          departments.filter((one) => one !== code),
        )
        if (codes) onChoose(codes)
      }}
    />
  )
}
