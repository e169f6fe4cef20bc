import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { AllSystemsTree } from '../../features/sidebar/all-systems-tree.tsx'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import styles from '../frame.module.css'

interface SideDrawerProps {
  readonly title: ReactNode
  readonly open: boolean
  readonly onClose: () => void
  readonly systems: readonly SystemMenu[]
  /** Other menus are loading. */
  readonly isLoading: boolean
  readonly selectedKey: string | undefined
  readonly onChooseDepartments: (codes: readonly string[]) => Promise<boolean>
}

/** Beside the page on mobile: departments and the menus of all systems. Wide screens do without its code. */
export function SideDrawer(props: SideDrawerProps) {
  const { systems, isLoading, selectedKey, onChooseDepartments, ...drawer } = props
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
      <AllSystemsTree systems={systems} selectedKey={selectedKey} />
    </Drawer>
  )
}
