import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import { App } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../feedback/toasts.ts'
import { useSession } from '../../session/session-store.ts'
import { reportFailure } from '../error-policy.ts'
import { type DashboardJump, pageOfJump } from './dashboard-jump.ts'
import { findElsewhere } from './find-elsewhere.ts'
import { closedByButtonOnly } from './use-dialogs.tsx'
import type { TabNavigation } from './use-tab-navigation.ts'

/** What a jump needs of the frame. */
export interface JumpSurroundings {
  readonly systems: readonly SystemMenu[]
  /** Whether the menus of the selected departments are still on their way. */
  readonly isLoading: boolean
  readonly organizations: readonly Organization[]
  readonly openSubApp: TabNavigation['openSubApp']
}

interface JumpRunnerProps extends JumpSurroundings {
  readonly jump: DashboardJump
  readonly onOver: () => void
}

/**
 * Opens the page of a jump as a tab (specification §2, §8). Where an unselected department of the user has the menu,
 * it offers to select that and goes on. Responsibilities need no such offer: the server answers the menus of all
 * that the user holds, and a sub-app acts under the one that fits its system.
 */
export function JumpRunner({ jump, systems, isLoading, organizations, openSubApp, onOver }: JumpRunnerProps) {
  const { t } = useTranslation('jump')
  const { modal } = App.useApp()
  const [widened, setWidened] = useState(false)

  const refuse = () => {
    showToast({ kind: 'error', text: t('noMenu'), seconds: 5 })
    onOver()
  }

  async function lookElsewhere(isLeft: () => boolean): Promise<void> {
    const found = await findElsewhere(organizations, jump)
    if (isLeft()) return
    if (!found) return refuse()
    const department = found.department.orgName
    const agrees = await modal.confirm({
      ...closedByButtonOnly,
      title: t('elsewhereTitle'),
      content: t('elsewhereText', { page: found.title, department }),
      okText: t('switch'),
      cancelText: t('stay'),
    })
    if (!agrees) return onOver()
    const { departments, departmentsChosen } = useSession.getState()
    departmentsChosen([...departments, found.department.orgCode])
    setWidened(true)
  }

  const attempt = useEffectEvent((isLeft: () => boolean) => {
    const page = pageOfJump(systems, jump)
    if (page) {
      if (openSubApp(page) === 'refused-permission') refuse()
      else onOver()
    } else if (widened) refuse()
    else {
      lookElsewhere(isLeft).catch((error: unknown) => {
        void reportFailure(error)
        refuse()
      })
    }
  })

  useEffect(() => {
    if (isLoading) return
    let left = false
    attempt(() => left)
    return () => {
      left = true
    }
  }, [isLoading, widened])

  return null
}
