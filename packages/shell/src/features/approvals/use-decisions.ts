import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { reactionTo } from '../../lib/ui/error-policy.ts'
import { failureText } from '../../lib/ui/failure-text.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { api } from '../../session/api.ts'
import { tasksDecided } from '../../session/approvals.ts'
import { beforeSessionEnds } from '../../session/session-cleanup.ts'
import { useSession } from '../../session/session-store.ts'
import { decideEach } from './decide-each.ts'
import { type InboxTask, keyOf } from './inbox.ts'

/** How long an approval can be undone before it is sent, in ms. */
const undoMs = 5000

const noKeys: ReadonlySet<string> = new Set()
const noFailures: ReadonlyMap<string, string> = new Map()

const nameOf = ({ businessKey, title }: InboxTask): string => businessKey || title

type Send = (task: InboxTask) => Promise<unknown>

/** Sent even if the window is closed meanwhile. */
const options = { keepalive: true } as const
const approval: Send = ({ taskId }) => api.approveTask({ body: { taskId } }, options)

/**
 * The decisions in the inbox. An approval can be undone for a moment, until it is sent: by a timer, the next decision,
 * leaving, or the end of the session. Its row is hidden until then.
 * @param inbox whether an element is part of the inbox
 */
export function useDecisions(inbox: (target: Node) => boolean) {
  const { t } = useTranslation('approvals')
  const errors = useTexts('errors')
  const client = useQueryClient()
  const [pending, setPending] = useState<InboxTask>()
  const [leaving, setLeaving] = useState(noKeys)
  const [failures, setFailures] = useState(noFailures)
  const [isDeciding, setDeciding] = useState(false)
  const waiting = useRef<{ readonly task: InboxTask; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  )

  async function run(tasks: readonly InboxTask[], send: Send) {
    const keys = new Set(tasks.map(keyOf))
    setLeaving((before) => new Set([...before, ...keys]))
    setFailures((before) => new Map([...before].filter(([key]) => !keys.has(key))))
    setDeciding(true)
    const { done, failed } = await decideEach(tasks, send)
    // Not awaited: the lists are updated already, and the reload may fail independently.
    void tasksDecided(
      client,
      done.map(({ taskId }) => taskId),
    )
    setDeciding(false)
    setLeaving((before) => new Set([...before].filter((key) => !keys.has(key))))
    const reasons = failed.map(({ task, error }) => [keyOf(task), failureText(error, errors)] as const)
    setFailures((before) => new Map([...before, ...reasons]))
    const [first] = failed
    const { status, decisionsUnsent } = useSession.getState()
    // The inbox is gone then, and its rows with it.
    if (first && status === 'signedOut') decisionsUnsent(failed.map(({ task }) => nameOf(task)))
    else if (first && reactionTo(first.error) !== 'none') {
      const reason = failureText(first.error, errors)
      const text =
        failed.length === 1
          ? t('failedOne', { number: nameOf(first.task), reason })
          : t('failed', { count: failed.length, reason })
      showToast({ kind: 'error', text, seconds: 5 })
    }
    return { done, failed }
  }

  const takePending = () => {
    const taken = waiting.current
    if (taken) clearTimeout(taken.timer)
    waiting.current = undefined
    setPending(undefined)
    return taken?.task
  }

  const sendPending = () => {
    const task = takePending()
    if (task) void run([task], approval)
  }

  /** Approves one task, unless the user undoes it. */
  function approve(task: InboxTask) {
    sendPending()
    setLeaving((before) => new Set([...before, keyOf(task)]))
    setFailures((before) => new Map([...before].filter(([key]) => key !== keyOf(task))))
    waiting.current = { task, timer: setTimeout(sendPending, undoMs) }
    setPending(task)
  }

  /** @returns the restored task; undefined when it was sent already */
  function undo(): InboxTask | undefined {
    const task = takePending()
    if (task) setLeaving((before) => new Set([...before].filter((key) => key !== keyOf(task))))
    return task
  }

  const left = useEffectEvent(sendPending)
  const leftBy = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !inbox(target)) sendPending()
  })
  useEffect(() => {
    const onHide = () => left()
    const onLeave = ({ target }: Event) => leftBy(target)
    const unsubscribe = beforeSessionEnds(onHide)
    const onVisibility = () => document.visibilityState === 'hidden' && left()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onVisibility)
    document.addEventListener('pointerdown', onLeave, true)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onVisibility)
      document.removeEventListener('pointerdown', onLeave, true)
      left()
    }
  }, [])

  return {
    /** What can be undone. */
    pending,
    /** Keys of tasks that are being decided, whose rows are hidden. */
    leaving,
    /** Why a task could not be decided, by its key. */
    failures,
    isDeciding,
    approve,
    undo,
    approveAll: (tasks: readonly InboxTask[]) => {
      sendPending()
      return run(tasks, approval)
    },
    rejectAll: (tasks: readonly InboxTask[], comment: string) => {
      sendPending()
      return run(tasks, ({ taskId }) => api.rejectTask({ body: { taskId, comment } }, options))
    },
  }
}

export type Decisions = ReturnType<typeof useDecisions>
