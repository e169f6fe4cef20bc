import type { SystemMenu } from '@portal/protocol/entities/menu'
import { DepartmentPicker } from '../../features/top-bar/department-picker.tsx'
import { SystemBar } from '../../features/top-bar/system-bar.tsx'
import { useSessionSteps } from '../session/use-session-steps.ts'

interface TopBarStartProps {
  readonly systems: readonly SystemMenu[]
  readonly shownSystem: string | undefined
  /** Other menus are on their way. */
  readonly isLoading: boolean
  readonly screenWidth: number
}

/** Departments and their systems, in the top bar. */
export function TopBarStart({ systems, shownSystem, isLoading, screenWidth }: TopBarStartProps) {
  const { chooseDepartments } = useSessionSteps(systems)
  return (
    <>
      <DepartmentPicker isLoading={isLoading} onChoose={(codes) => void chooseDepartments(codes)} />
      <SystemBar systems={systems} chosenSystem={shownSystem} screenWidth={screenWidth} />
    </>
  )
}
