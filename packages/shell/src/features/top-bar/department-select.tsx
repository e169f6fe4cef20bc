import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOrganizations } from '../../session/queries.ts'
import { useSession } from '../../session/session-store.ts'
import { chosenDepartments } from './chosen-departments.ts'
import styles from './top-bar.module.css'

export interface DepartmentSelectProps {
  readonly className?: string | undefined
  /** Called with each applied choice. */
  readonly onChoose: (codes: readonly string[]) => void
  /** The menus of the choice are on their way. */
  readonly isLoading: boolean
  /** It takes the focus and shows its list as soon as it is there. */
  readonly opens?: boolean
}

/** Chooses several departments; tags that don't fit collapse into a count (specification §2, §4). */
export function DepartmentSelect({
  className = styles.departments,
  onChoose,
  isLoading,
  opens = false,
}: DepartmentSelectProps) {
  const { t } = useTranslation('frame')
  const { data: organizations = [], isFetching } = useOrganizations()
  const departments = useSession((session) => session.departments)
  const known = organizations.map((organization) => organization.orgCode)
  return (
    <Select
      className={className ?? ''}
      mode="multiple"
      autoFocus={opens}
      defaultOpen={opens}
      aria-label={t('departments')}
      placeholder={t('departments')}
      value={[...departments]}
      options={organizations.map(({ orgCode, orgName }) => ({ value: orgCode, label: orgName }))}
      optionFilterProp="label"
      maxTagCount="responsive"
      maxTagPlaceholder={(hidden) => `+${hidden.length}`}
      popupMatchSelectWidth={240}
      loading={isLoading || isFetching}
      onChange={(picked) => {
        const codes = chosenDepartments(known, departments, picked)
        if (codes) onChoose(codes)
      }}
    />
  )
}
