import type { SystemMenu } from '@portal/protocol/entities/menu'
import { isOwnApplication } from '@portal/protocol/rules/approvals'
import { createElement, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { useOpenTask } from '../../menu/use-open-task.ts'
import { useHasCall } from '../../session/available-calls.ts'
import { useSession } from '../../session/session-store.ts'
import { cautionsOf, type InboxTask, keyOf } from './inbox.ts'
import { type Command, commandOf, placeOf } from './keys.ts'
import type { Loading } from './preview.tsx'
import { ReasonList } from './reason-list.tsx'
import { useCautionText, useCautionTexts } from './use-caution-text.ts'
import type { Decisions } from './use-decisions.ts'
import type { InboxList } from './use-inbox-list.ts'
import { useProcess, useReadProcesses } from './use-inbox-queries.ts'
import { useWorth } from './use-worth.ts'

interface ActionsInput {
  readonly inbox: RefObject<HTMLElement | null>
  readonly systems: readonly SystemMenu[]
  readonly list: InboxList
  readonly decisions: Decisions
  /** Whether the details fit beside the list; otherwise they are in a drawer. */
  readonly isWide: boolean
}

/** The actions in the inbox, by pointer and keys. Nothing is approved unseen. */
export function useInboxActions({ inbox, systems, list, decisions, isWide }: ActionsInput) {
  const { t } = useTranslation('approvals')
  const worth = useWorth()
  const cautionText = useCautionText()
  const cautionTexts = useCautionTexts()
  const readProcesses = useReadProcesses()
  /** Whether the details of the selected tasks are loading. */
  const [isReading, setReading] = useState(false)
  const { open, opening } = useOpenTask(systems)
  const { current, chosen, setChosen } = list
  const user = useSession((session) => session.user)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [rejecting, setRejecting] = useState<readonly InboxTask[]>()
  const isPreviewed = isWide || isDrawerOpen
  const process = useProcess(isPreviewed ? current?.processInstanceId : undefined)
  const loading: Loading = {
    details: process.data,
    failure: process.data ? null : process.error,
    retry: () => void process.refetch(),
  }
  const hasCall = useHasCall()
  const may = { approve: hasCall('approveTask'), reject: hasCall('rejectTask') }
  const canDecide = (task: InboxTask) =>
    (may.approve || may.reject) &&
    task.outcome === undefined &&
    !(user && isOwnApplication(user, task, task === current ? process.data : undefined))

  // Only rows that change are rendered again.
  const { toggle, showFrom, chosenNow } = useStableCallbacks({
    chosenNow: () => chosen,
    toggle: (key: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    showFrom: (key: string) => {
      list.setCurrent(key)
      if (!isWide) setDrawerOpen(true)
    },
  })

  async function ask(title: string, worth: string, reasons: readonly string[]): Promise<boolean> {
    const { modal } = await dialogsReady()
    return modal.confirm({
      // Dialogs close by their buttons only (specification §5).
      mask: { closable: false },
      keyboard: false,
      title,
      content: createElement(ReasonList, { worth, reasons }),
      okText: t('approve'),
      cancelText: t('cancel'),
    })
  }

  /** Decides at once. Of several, those that fail stay selected. */
  async function decide(tasks: readonly InboxTask[], outcome: 'approved' | 'rejected', reason = '') {
    setDrawerOpen(false)
    list.focusNext(tasks)
    const { done } = await (outcome === 'approved'
      ? decisions.approveAll(tasks)
      : decisions.rejectAll(tasks, reason))
    const gone = new Set(done.map(keyOf))
    setChosen((before) => new Set([...before].filter((key) => !gone.has(key))))
    if (done.length === 0) return
    const text =
      outcome === 'approved'
        ? t('approvedCount', { count: done.length })
        : t('rejectedCount', { count: done.length })
    showToast({ kind: 'success', text, seconds: 5 })
  }

  async function approve(task: InboxTask) {
    if (!isPreviewed) return setDrawerOpen(true)
    if (!canDecide(task) || (!process.data && !process.isError)) return
    const cautions = cautionsOf(task, process.data)
    if (cautions.length === 0) {
      setDrawerOpen(false)
      list.focusNext([task])
      decisions.approve(task)
      return
    }
    const number = task.businessKey || task.title
    const reasons = cautions.map((caution) => cautionText(caution, process.data))
    if (await ask(t('approveOne', { number }), worth([task], [process.data]), reasons))
      await decide([task], 'approved')
  }

  async function approveChosen() {
    setReading(true)
    await dialogsReady()
    let tasks: readonly InboxTask[]
    let details: Awaited<ReturnType<typeof readProcesses>>
    // The choice can change while details load.
    do {
      tasks = chosenNow()
      details = await readProcesses(tasks)
    } while (String(tasks.map(keyOf)) !== String(chosenNow().map(keyOf)))
    setReading(false)
    // The user has left in the meantime, or taken the choice back.
    if (!inbox.current || tasks.length === 0) return
    const question = t('approveQuestion', { count: tasks.length })
    if (await ask(question, worth(tasks, details), cautionTexts(tasks, details)))
      await decide(tasks, 'approved')
  }

  function undo() {
    const task = decisions.undo()
    if (task) list.setCurrent(keyOf(task))
  }

  function run(command: Command) {
    if (command === 'undo') return undo()
    if (command === 'next' || command === 'previous') return list.move(command === 'next' ? 1 : -1)
    if (!current || (isReading && (command === 'approve' || command === 'reject'))) return
    if (command === 'open') return open(current)
    if ((command === 'approve' || command === 'reject') && !may[command]) return
    if (command === 'approve' && chosen.length > 0) return void approveChosen()
    if (command === 'reject' && chosen.length > 0) return setRejecting(chosen)
    if (!canDecide(current)) return
    if (command === 'choose') toggle(keyOf(current))
    else if (command === 'approve') void approve(current)
    else setRejecting([current])
  }
  useInboxKeys(inbox, rejecting !== undefined, run)

  return {
    loading,
    /** What the backend has calls for; all else is done on the pages of the systems. */
    may,
    canDecide,
    open,
    opening,
    approve,
    approveChosen,
    isReading,
    undo,
    toggle,
    showFrom,
    isDrawerOpen,
    closeDrawer: () => setDrawerOpen(false),
    /** What to reject, once there is a reason. */
    rejecting,
    askToReject: setRejecting,
    reject: (reason: string) => {
      setRejecting(undefined)
      if (rejecting) void decide(rejecting, 'rejected', reason)
    },
  }
}

/** Executes the commands of keys pressed in the inbox or with nothing focused; none while a dialog is open. */
function useInboxKeys(
  inbox: RefObject<HTMLElement | null>,
  isDialogOpen: boolean,
  run: (command: Command) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const page = inbox.current
    if (event.defaultPrevented || isDialogOpen || !page || !(event.target instanceof Element)) return
    const command = commandOf(event, placeOf(event.target, page))
    if (!command) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
