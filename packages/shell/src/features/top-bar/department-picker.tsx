import { CloseOutlined, DownOutlined, LoadingOutlined } from '@ant-design/icons'
import type { Organization } from '@portal/protocol/entities/menu'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../../lib/errors/collect-errors.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { useOrganizations } from '../../session/queries.ts'
import { useSession } from '../../session/session-store.ts'
import { chosenDepartments } from './chosen-departments.ts'
import styles from './closed-picker.module.css'
import type { DepartmentSelectProps } from './department-select.tsx'

interface ClosedPickerProps {
  readonly chosen: readonly Organization[]
  readonly isLoading: boolean
  /** The user is about to open it. */
  readonly onNear: () => void
  readonly onOpen: () => void
  readonly onRemove: (code: string) => void
}

/** The department picker before it is opened for the first time: looks and is named like the one that takes its place. */
function ClosedPicker({ chosen, isLoading, onNear, onOpen, onRemove }: ClosedPickerProps) {
  const { t } = useTranslation('frame')
  const [first, ...others] = chosen
  const Arrow = isLoading ? LoadingOutlined : DownOutlined
  const hidden = `+${others.length}`

  function onClick({ target }: MouseEvent) {
    const isRemoval = target instanceof Element && target.closest(`.${styles.remove}`) !== null
    if (first && isRemoval) onRemove(first.orgCode)
    else onOpen()
  }

  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={t('departments')}
      className={styles.picker}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
        else if (key === 'Backspace' && first) onRemove(chosen.at(-1)?.orgCode ?? first.orgCode)
      }}
    >
      {first ? (
        <span className={styles.tag} title={first.orgName}>
          <span className={styles.name}>{first.orgName}</span>
          <span className={styles.remove} aria-hidden>
            <CloseOutlined />
          </span>
        </span>
      ) : (
        <span className={styles.placeholder}>{t('departments')}</span>
      )}
      {others.length > 0 && (
        <span className={styles.tag} title={hidden}>
          <span className={styles.name}>{hidden}</span>
        </span>
      )}
      <Arrow className={styles.arrow ?? ''} aria-hidden />
    </button>
  )
}

const loadSelect = () => import('./department-select.tsx').then((module) => module.DepartmentSelect)

/**
 * Picks the departments whose menus show; those that don't fit collapse into a count (specification §2, §4). What it
 * takes to choose loads once the user is about to: most never do, and its code is a tenth of the frame's.
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
