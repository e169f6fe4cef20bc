import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { reactionTo } from '../../lib/ui/error-policy.ts'
import { failureText } from '../../lib/ui/failure-text.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { useSession } from '../../session/session-store.ts'
import type { ShownMenus } from '../menus/frame-menus.ts'
import { useSessionSteps } from '../session/use-session-steps.ts'
import type { TabNavigation } from '../tabs/tab-navigation.tsx'
import { closedByButtonOnly } from '../unsaved/unsaved-dialogs.tsx'
import { addressOfJump, type DashboardJump, type JumpPage, pageOfJump } from './dashboard-jump.ts'
import { type BetterResponsibility, findDepartment, findResponsibility } from './find-page-elsewhere.ts'

interface Question {
  readonly title: string
  readonly content: string
  readonly okText: string
}

/** What a jump asks; each resolves with true when the user agrees. No question outlives the jump. */
function useJumpQuestions() {
  const { t } = useTranslation('jump')
  const isThere = useRef(false)
  const open = useRef<{ destroy: () => void }>(undefined)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      open.current?.destroy()
    }
  }, [])

  const ask = async (question: Question): Promise<boolean> => {
    const { modal } = await dialogsReady()
    if (!isThere.current) return false
    const dialog = modal.confirm({ ...closedByButtonOnly, ...question, cancelText: t('stay') })
    open.current = dialog
    return dialog
  }
  return {
    selectDepartment: (page: string, department: string) =>
      ask({
        title: t('elsewhereTitle'),
        content: t('elsewhereText', { page, department }),
        okText: t('switch'),
      }),
    switchResponsibility: (page: string, { acting, better }: BetterResponsibility) =>
      ask({
        title: t('responsibilityTitle'),
        content: t('responsibilityText', {
          page,
          needed: better.responsibilityName,
          acting: acting.responsibilityName,
        }),
        okText: t('switchResponsibility'),
      }),
    tryAgain: async (error: unknown) => {
      const texts = await loadTexts(useLanguage.getState().language, 'errors')
      const content = t('failedText', { failure: failureText(error, texts) })
      return ask({ title: t('failedTitle'), content, okText: t('tryAgain') })
    },
  }
}

/** What a jump needs of the frame. */
export interface JumpSurroundings {
  readonly systems: readonly SystemMenu[]
  readonly menus: Omit<ShownMenus, 'systems'>
  readonly organizations: readonly Organization[]
  readonly openSubApp: TabNavigation['openSubApp']
}

interface JumpRunnerProps extends JumpSurroundings {
  readonly jump: DashboardJump
  readonly onOver: () => void
}

/** `whenDrawn`: once what was asked for has reached the frame. */
type Outcome = 'over' | 'again' | 'whenDrawn'

/**
 * Opens the page of a jump as a tab (specification §2, §8). Where an unselected department of the user has the menu, or
 * another responsibility than the one that the sub-app acts under, it names that, offers to switch and goes on. Menus
 * that cannot be asked for are told as that: the jump waits for another try.
 */
export function JumpRunner({ jump, systems, menus, organizations, openSubApp, onOver }: JumpRunnerProps) {
  const { t } = useTranslation('jump')
  const questions = useJumpQuestions()
  const steps = useSessionSteps(systems)
  const [widened, setWidened] = useState(false)
  const [round, setRound] = useState(0)
  const isBusy = useRef(false)
  const { error: menuError, isFetching: isLoading } = menus
  const drawnError = useRef(menuError)
  useLayoutEffect(() => {
    drawnError.current = menuError
  }, [menuError])

  const refuse = (): Outcome => {
    showToast({ kind: 'error', text: t('noMenu'), seconds: 5 })
    return 'over'
  }

  async function open(page: JumpPage): Promise<Outcome> {
    const found = await findResponsibility(jump, page)
    if (found) {
      const goOn = () => window.location.replace(addressOfJump(jump))
      const agrees = await questions.switchResponsibility(page.title, found)
      if (agrees) await steps.switchResponsibility(found.better, goOn)
      return 'over'
    }
    return openSubApp(page) === 'refused-permission' ? refuse() : 'over'
  }

  async function widen(): Promise<Outcome> {
    const found = await findDepartment(organizations, jump)
    if (!found) return refuse()
    const { orgName, orgCode } = found.department
    if (!(await questions.selectDepartment(found.title, orgName))) return 'over'
    if (!(await steps.chooseDepartments([...useSession.getState().departments, orgCode]))) return 'over'
    setWidened(true)
    return 'again'
  }

  async function attempt(): Promise<Outcome> {
    const page = pageOfJump(systems, jump)
    try {
      if (page) return await open(page)
      if (menuError) throw menuError
      return widened ? refuse() : await widen()
    } catch (error) {
      if (reactionTo(error) === 'none' || !(await questions.tryAgain(error))) return 'over'
      if (!menuError) return 'again'
      await menus.refetch()
      // An answer that the frame has not drawn yet would be asked for again, as if there were none.
      return drawnError.current === menuError ? 'whenDrawn' : 'again'
    }
  }

  const run = useEffectEvent(async (isLeft: () => boolean) => {
    isBusy.current = true
    const outcome = await attempt()
    isBusy.current = false
    if (isLeft()) return
    if (outcome === 'over') onOver()
    else if (outcome === 'again') setRound((before) => before + 1)
  })

  // A question stands through whatever else loads the menus meanwhile.
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  useEffect(() => {
    if (!isLoading && !isBusy.current) void run(() => left.current)
  }, [isLoading, round, menuError])

  return null
}
