import { DownOutlined, LoadingOutlined } from '@ant-design/icons'
import type { Organization } from '@portal/protocol/entities/menu'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../lib/ui/error-policy.ts'
import { PopoverPanel } from '../../lib/ui/popover-panel.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { VisuallyHidden } from '../../lib/ui/visually-hidden.tsx'
import { useOrganizations } from '../../session/queries.ts'
import { useSession } from '../../session/session-store.ts'
import { chosenDepartments } from './chosen-departments.ts'
import styles from './department-picker.module.css'

interface DepartmentPickerProps {
  readonly className?: string | undefined
  /**
   * Called with each applied choice; resolves with false when the user keeps the one before instead, and rejects when
   * its menus fail.
   */
  readonly onChoose: (codes: readonly string[]) => Promise<boolean>
  /** The menus of the choice are loading. */
  readonly isLoading: boolean
}

const codesOf = (departments: readonly Organization[]) => departments.map(({ orgCode }) => orgCode)

/**
 * Picks the departments whose menus are shown; names that don't fit collapse into a count (specification §2, §4).
 * Changes apply only on confirmation and can be undone.
 */
export function DepartmentPicker({ className, onChoose, isLoading }: DepartmentPickerProps) {
  const { t } = useTranslation('frame')
  const { data: organizations = [], isFetching } = useOrganizations()
  const departments = useSession((session) => session.departments)
  const [first, ...others] = organizations.filter(({ orgCode }) => departments.includes(orgCode))
  const isBusy = isLoading || isFetching
  const Arrow = isBusy ? LoadingOutlined : DownOutlined

  /** The former departments stay when the menus of others fail. */
  async function choose(codes: readonly string[]) {
    try {
      return await onChoose(codes)
    } catch (error) {
      await showFailure(error)
      return false
    }
  }

  async function apply(codes: readonly string[]) {
    if (!(await choose(codes))) return
    const names = organizations.filter(({ orgCode }) => codes.includes(orgCode)).map(({ orgName }) => orgName)
    showToast({
      kind: 'success',
      text: t('departmentsApplied', { names: names.join(t('listComma')) }),
      seconds: 5,
      action: { label: t('undo'), run: () => void choose(departments) },
    })
  }

  return (
    <PopoverPanel
      label={t('departments')}
      width={280}
      button={(props) => (
        <button type="button" className={`${styles.picker} ${className ?? ''}`} aria-busy={isBusy} {...props}>
          <VisuallyHidden>
            {t('chosenDepartments', {
              names: [first, ...others].map((one) => one?.orgName).join(t('listComma')),
            })}
          </VisuallyHidden>
          {first ? (
            <span className={styles.tag} title={first.orgName} aria-hidden>
              {first.orgName}
            </span>
          ) : (
            <span className={styles.placeholder} aria-hidden>
              {t('departments')}
            </span>
          )}
          {others.length > 0 && (
            <span
              className={styles.tag}
              title={others.map(({ orgName }) => orgName).join(t('listComma'))}
              aria-hidden
            >
              +{others.length}
            </span>
          )}
          <Arrow className={styles.arrow ?? ''} aria-hidden />
        </button>
      )}
    >
      {(close) => (
        <DepartmentChoice
          organizations={organizations}
          current={departments}
          onCancel={close}
          onApply={(codes) => {
            close()
            void apply(codes)
          }}
        />
      )}
    </PopoverPanel>
  )
}

interface DepartmentChoiceProps {
  readonly organizations: readonly Organization[]
  readonly current: readonly string[]
  readonly onCancel: () => void
  readonly onApply: (codes: readonly string[]) => void
}

/**
 * The departments to tick; without any there is nothing to apply (specification §4: an empty selection does nothing).
 */
function DepartmentChoice({ organizations, current, onCancel, onApply }: DepartmentChoiceProps) {
  const { t } = useTranslation('frame')
  const known = codesOf(organizations)
  const [picked, setPicked] = useState<readonly string[]>(() =>
    known.filter((code) => current.includes(code)),
  )
  const codes = chosenDepartments(known, current, picked)
  const hasAll = picked.length === known.length
  const toggle = (code: string) =>
    setPicked(picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code])
  return (
    <>
      <div className={styles.head}>
        {t('departments')}
        <Button type="link" size="small" onClick={() => setPicked(hasAll ? [] : known)}>
          {t(hasAll ? 'chooseNone' : 'chooseAll')}
        </Button>
      </div>
      <fieldset className={styles.list} aria-label={t('departments')}>
        {organizations.map(({ orgCode, orgName }) => (
          <label key={orgCode} className={styles.option}>
            <input type="checkbox" checked={picked.includes(orgCode)} onChange={() => toggle(orgCode)} />
            {orgName}
          </label>
        ))}
      </fieldset>
      <p className={styles.hint} role="status">
        {picked.length === 0 && t('chooseDepartment')}
      </p>
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="primary" disabled={!codes} onClick={() => codes && onApply(codes)}>
          {t('apply')}
        </Button>
      </div>
    </>
  )
}
