import { useFailureText } from '@portal/page-kit/failure-text'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { usePortal } from '@portal/sub-app-sdk/react'
import { App, Button } from 'antd'
import {
  createContext,
  type PropsWithChildren,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { endedSession, usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import styles from './approvals.module.css'
import { createDecisions, type DecidedTask, type Decisions } from './decisions.ts'

interface Keeper {
  readonly decisions: Decisions
  /** Takes the approval back that can still be undone, with its comment. */
  readonly undo: () => void
  /** The page itself offers to undo its approval, until the returned function is called. */
  readonly offer: (taskId: Id) => () => void
}

const KeeperContext = createContext<Keeper | undefined>(undefined)

/** What is of the portal, not of a page. */
const portalOnly = `#${portalRootId} :not([data-sub-app], [data-sub-app] *)`

/**
 * Wraps all routes of one instance, so that an approval can be undone on the page that comes next, too. It is sent at once
 * when something of the portal is pressed, and when the tab or its window is left.
 */
export function DecisionKeeper({ children }: PropsWithChildren) {
  const portal = usePortal()
  const client = usePortalClient()
  const unsaved = useUnsavedInput()
  const { approvals } = useTexts()
  const failureText = useFailureText()
  const { message } = App.useApp()

  const [offered, setOffered] = useState<Id>()
  const keeper = useMemo((): Keeper => {
    // Sent even if the window is closed in the meantime.
    const decisions = createDecisions(({ task: { taskId }, comment }) =>
      client.approveTask({ body: { taskId, comment } }, { keepalive: true }),
    )
    const undo = () => {
      const undone = decisions.undo()
      if (undone) unsaved.keepText(undone.task.businessKey, undone.comment)
    }
    const offer = (taskId: Id) => {
      setOffered(taskId)
      return () => setOffered(undefined)
    }
    return { decisions, undo, offer }
  }, [client, unsaved])
  const { decisions, undo } = keeper
  const { undoable } = useSyncExternalStore(decisions.subscribe, decisions.state)

  const reportFailure = useEffectEvent((number: string, error: unknown) => {
    if (endedSession(error)) return portal.sessionExpired()
    portal.notify({ kind: 'error', text: fill(approvals.failed, { number, reason: failureText(error) }) })
  })
  useEffect(
    () =>
      decisions.onFailed(({ task: { businessKey }, comment }, error) => {
        unsaved.keepText(businessKey, comment)
        reportFailure(businessKey, error)
      }),
    [decisions, unsaved],
  )
  useEffect(() => {
    const onHidden = () => document.hidden && decisions.flush()
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.matches(portalOnly)) decisions.flush()
    }
    const endings = [
      portal.on('tabActive', (isNow) => isNow || decisions.flush()),
      portal.on('signingOut', decisions.flush),
    ]
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', decisions.flush, { signal })
    document.addEventListener('visibilitychange', onHidden, { signal })
    document.addEventListener('pointerdown', onPress, { capture: true, signal })
    return () => {
      listening.abort()
      for (const end of endings) end()
      decisions.flush()
    }
  }, [portal, decisions])

  const number = undoable && !sameId(undoable.task.taskId, offered) ? undoable.task.businessKey : undefined
  const key = `undo-${portal.tabId}`
  useEffect(() => {
    if (number === undefined) return
    void message.open({
      key,
      type: 'success',
      duration: 0,
      content: (
        <span className={styles.undo}>
          {fill(approvals.approved, { number })}
          <Button size="small" onClick={undo}>
            {approvals.undo}
          </Button>
        </span>
      ),
    })
    return () => message.destroy(key)
  }, [number, key, message, approvals, undo])

  return <KeeperContext value={keeper}>{children}</KeeperContext>
}

/** The decisions of this tab; the component renders again with each change of them. */
export function useDecisions() {
  const keeper = useContext(KeeperContext)
  if (!keeper) throw new Error('useDecisions needs a DecisionKeeper around the routes.')
  const { decisions, undo, offer } = keeper
  const { progress } = useSyncExternalStore(decisions.subscribe, decisions.state)
  return {
    decisions,
    undo,
    offer,
    progressOf: (taskId: Id) => progress.get(String(taskId)),
    /** Whether a task is decided as far as the user is concerned. */
    isGone: ({ taskId }: DecidedTask): boolean =>
      ['undoable', 'sending', 'sent'].includes(progress.get(String(taskId))?.is ?? ''),
  }
}
