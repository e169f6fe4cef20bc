import type { Organization } from '@portal/protocol/entities/menu'
import type { Responsibility } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { responsibilitiesForSystem } from '@portal/protocol/rules/current-roles'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserAddress } from '../../lib/base-path.ts'
import { responsibilitySourceOf } from '../../lib/config/runtime-config.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { leaveFor } from '../../lib/leave-page.ts'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { reactionTo } from '../../lib/ui/error-policy.ts'
import { failureText } from '../../lib/ui/failure-text.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { api } from '../../session/api.ts'
import { loadSystemMenus } from '../../session/load-session.ts'
import { useSession } from '../../session/session-store.ts'
import { useDepartments, useMenuStatus, useSystems } from '../frame-data.tsx'
import { useTabNavigation } from '../tabs/tab-navigation.tsx'
import { closedByButtonOnly } from '../unsaved/unsaved-dialogs.tsx'
import { useSessionSteps } from '../unsaved/use-session-steps.ts'
import {
  addressOfJump,
  type DashboardJump,
  type JumpPage,
  type JumpTarget,
  pageOfJump,
} from './dashboard-jump.ts'
import { targetOfJump } from './jump-target.ts'

/**
 * The user's first unselected department whose menus have the page.
 * @throws {RemoteError} when a department could not be queried and no other has it
 */
async function findDepartment(organizations: readonly Organization[], target: JumpTarget) {
  const { departments } = useSession.getState()
  const others = organizations.filter(({ orgCode }) => !departments.includes(orgCode))
  const answers = await Promise.allSettled(
    others.map(async (department) => {
      const page = pageOfJump(await loadSystemMenus(api, [department.orgCode]), target)
      return page && { department, title: page.title }
    }),
  )
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []))
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (found.length === 0 && failure) throw failure.reason
  return found[0]
}

/** The responsibility that the page's sub-app acts under, and another one of the user that has the page instead. */
interface BetterResponsibility {
  readonly acting: Responsibility
  readonly better: Responsibility
}

/**
 * Menus combine all responsibilities, but a sub-app acts under one of them (specification §6, decision 9): if that one
 * lacks the page, the one that has it; undefined when switching doesn't help.
 * @throws {RemoteError}
 */
async function findResponsibility(
  target: JumpTarget,
  { app }: JumpPage,
): Promise<BetterResponsibility | undefined> {
  const { user, responsibility, departments } = useSession.getState()
  const [acting, ...others] = responsibilitiesForSystem(
    user?.userRespList ?? [],
    responsibilitySourceOf(app),
    responsibility,
  )
  if (!acting || others.length === 0) return undefined
  const hasPage = async ({ responsibilityId }: Responsibility) =>
    pageOfJump(await loadSystemMenus(api, departments, { responsibilityIds: [responsibilityId] }), target)
      ?.app === app
  try {
    if (await hasPage(acting)) return undefined
    const having = await Promise.all(others.map(hasPage))
    const better = others.find((_one, index) => having[index])
    return better && { acting, better }
  } catch (error) {
    // A backend that doesn't distinguish responsibilities (assumed: it may) can't tell more: the menu exists.
    if (error instanceof RemoteError && error.kind === 'rejection') return undefined
    throw error
  }
}

interface Question {
  readonly title: string
  readonly content: string
  readonly okText: string
}

/** The questions of a jump; each resolves with true when the user agrees. They close with the jump. */
function useJumpQuestions() {
  const { t } = useTranslation('jump')
  const isMounted = useRef(false)
  const openDialog = useRef<{ destroy: () => void }>(undefined)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      openDialog.current?.destroy()
    }
  }, [])

  const ask = async (question: Question): Promise<boolean> => {
    const { modal } = await dialogsReady()
    if (!isMounted.current) return false
    const dialog = modal.confirm({ ...closedByButtonOnly, ...question, cancelText: t('stay') })
    openDialog.current = dialog
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

interface JumpRunnerProps {
  readonly jump: DashboardJump
  readonly onDone: () => void
}

/** `afterRender`: try again once the refetched menus have been rendered. */
type Outcome = 'done' | 'again' | 'afterRender'

/**
 * Opens the page of a jump as a tab (specification §2, §8), or that of a waiting task for a business key. If only an
 * unselected department or another responsibility has the menu, it offers to switch; if menus fail to load, to try
 * again.
 */
export function JumpRunner({ jump, onDone }: JumpRunnerProps) {
  const { t } = useTranslation('jump')
  const questions = useJumpQuestions()
  const steps = useSessionSteps()
  const systems = useSystems()
  const departments = useDepartments()
  const { openSubApp } = useTabNavigation()
  const [widened, setWidened] = useState(false)
  const [round, setRound] = useState(0)
  const isBusy = useRef(false)
  const known = useRef<JumpTarget>(undefined)
  const agreed = useRef(false)
  const { error: menuError, isFetching, refetch } = useMenuStatus()
  const renderedError = useRef(menuError)
  useLayoutEffect(() => {
    renderedError.current = menuError
  }, [menuError])

  const refuse = (): Outcome => {
    showToast({ kind: 'error', text: t('noMenu'), seconds: 5 })
    return 'done'
  }

  async function open(page: JumpPage, target: JumpTarget): Promise<Outcome> {
    const found = await findResponsibility(target, page)
    if (found) {
      const goOn = () => leaveFor(() => window.location.replace(browserAddress(addressOfJump(jump))))
      const agrees = await questions.switchResponsibility(page.title, found)
      if (agrees) await steps.switchResponsibility(found.better, goOn)
      return 'done'
    }
    return openSubApp(page) === 'refused-permission' ? refuse() : 'done'
  }

  async function widen(target: JumpTarget): Promise<Outcome> {
    const found = await findDepartment(departments, target)
    if (!found) return refuse()
    const { orgName, orgCode } = found.department
    // Asked once, however often the menus fail.
    if (!agreed.current && !(await questions.selectDepartment(found.title, orgName))) return 'done'
    agreed.current = true
    if (!(await steps.chooseDepartments([...useSession.getState().departments, orgCode]))) return 'done'
    setWidened(true)
    return 'again'
  }

  async function attempt(): Promise<Outcome> {
    try {
      known.current ??= await targetOfJump(jump)
      const target = known.current
      if (!target) return refuse()
      const page = pageOfJump(systems, target)
      if (page) return await open(page, target)
      if (menuError) throw menuError
      return widened ? refuse() : await widen(target)
    } catch (error) {
      if (reactionTo(error) === 'none' || !(await questions.tryAgain(error))) return 'done'
      if (!menuError) return 'again'
      await refetch()
      // Another attempt before the answer is rendered would still see the previous error.
      return renderedError.current === menuError ? 'afterRender' : 'again'
    }
  }

  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  const run = useEffectEvent(async () => {
    isBusy.current = true
    const outcome = await attempt()
    isBusy.current = false
    if (isUnmounted.current) return
    if (outcome === 'done') onDone()
    else if (outcome === 'again') setRound((before) => before + 1)
  })

  // An open question isn't interrupted when menus are loaded for another reason.
  useEffect(() => {
    if (!isFetching && !isBusy.current) void run()
  }, [isFetching, round, menuError])

  return null
}
