import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { AllSystemsTree } from '../../features/sidebar/all-systems-tree.tsx'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import styles from '../frame.module.css'
import { useSystems } from '../frame-data.tsx'

interface SideDrawerProps {
  readonly title: ReactNode
  readonly open: boolean
  readonly onClose: () => void
  /** Other menus are loading. */
  readonly isLoading: boolean
  readonly selectedKey: string | undefined
  readonly onChooseDepartments: (codes: readonly string[]) => Promise<boolean>
}

/** Beside the page on mobile: departments and the menus of all systems. Wide screens do without its code. */
export function SideDrawer(props: SideDrawerProps) {
  const { isLoading, selectedKey, onChooseDepartments, ...drawer } = props
  return (
    <Drawer
      placement="left"
      size={300}
      destroyOnHidden
      classNames={{ body: styles.drawer ?? '' }}
      {...drawer}
    >
      <DepartmentPicker
        className={styles.drawerDepartments}
        isLoading={isLoading}
        onChoose={onChooseDepartments}
      />
      <AllSystemsTree systems={useSystems()} selectedKey={selectedKey} />
    </Drawer>
  )
}
