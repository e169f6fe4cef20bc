import { StateChip } from '@portal/page-kit/state-chip'
import type { Id } from '@portal/protocol/rules/ids'
import { Button, Flex, Grid, Typography } from 'antd'
import { type ReactNode, useLayoutEffect } from 'react'
import { useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import styles from './approvals.module.css'
import { useDecisions } from './decision-keeper.tsx'
import type { Queue } from './use-queue.ts'

interface DecisionBarProps {
  readonly children: ReactNode
}

/** Stays at the bottom of the screen, wherever the user has scrolled. */
export function DecisionBar({ children }: DecisionBarProps) {
  const { approvals } = useTexts()
  return (
    <section aria-label={approvals.decision} className={pageStyles.bar}>
      {children}
    </section>
  )
}

/** The key of a button, for its properties: with a hint where there is a keyboard. The button's name stays its text. */
export function keyOf(letter: string) {
  const icon = (
    <kbd aria-hidden className={styles.key}>
      {letter}
    </kbd>
  )
  const hasKeyboard = window.matchMedia?.('(any-pointer: fine)').matches
  return { 'aria-keyshortcuts': letter, ...(hasKeyboard ? { icon } : {}) }
}

interface QueueButtonsProps {
  readonly queue: Queue
  /** Whether this one is dealt with, so that the next one is the main action. */
  readonly isDone: boolean
}

/** Link to the next waiting approval, in whichever system; says so if there is none. */
export function QueueButtons({ queue: { place, open }, isDone }: QueueButtonsProps) {
  const { approvals, home } = useTexts()
  const isWide = Grid.useBreakpoint().md !== false
  if (!place) return null
  const { next, previous, others } = place
  if (!next) {
    return isDone ? <Typography.Text type="secondary">{home.nothingWaits}</Typography.Text> : null
  }
  return (
    <Flex gap={8} align="center">
      {previous && !isDone && isWide && (
        <Button type="text" title={previous.title} {...keyOf('K')} onClick={() => void open(previous)}>
          {approvals.previous}
        </Button>
      )}
      <Button
        type={isDone ? 'primary' : 'text'}
        title={next.title}
        {...keyOf('J')}
        onClick={() => void open(next)}
      >
        {`${approvals.next} (${others})`}
      </Button>
    </Flex>
  )
}

interface DealtWithProps {
  readonly taskId: Id
  readonly state: 'approved' | 'rejected'
  readonly queue: Queue
}

/** In place of the decision once there is one; an approval can be undone for a moment. */
export function DealtWith({ taskId, state, queue }: DealtWithProps) {
  const { approvals } = useTexts()
  const { offer, progressOf, undo } = useDecisions()
  const isUndoable = progressOf(taskId)?.is === 'undoable'
  useLayoutEffect(() => (isUndoable ? offer(taskId) : undefined), [isUndoable, offer, taskId])
  return (
    <Flex wrap gap={12} align="center" justify="space-between">
      <Flex gap={12} align="center" role="status">
        <StateChip tone={state === 'approved' ? 'done' : 'blocked'}>{approvals.decided[state]}</StateChip>
        {isUndoable && (
          <Button {...keyOf('U')} onClick={undo}>
            {approvals.undo}
          </Button>
        )}
      </Flex>
      <QueueButtons queue={queue} isDone />
    </Flex>
  )
}
