import { EmptyState } from '@portal/page-kit/empty-state'
import type { PointPosting } from '@portal/protocol/calls/points'
import { RemoteError } from '@portal/protocol/remote-error'
import type { Id } from '@portal/protocol/rules/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../../../lib/i18n/use-texts.ts'
import { dialogsReady } from '../../../../lib/ui/dialogs.ts'
import { showRejection } from '../../../../lib/ui/error-policy.ts'
import { LoadFailure } from '../../../../lib/ui/load-failure.tsx'
import { showToast } from '../../../../lib/ui/toasts.ts'
import { WaitingRows } from '../../../../lib/ui/waiting-rows.tsx'
import { api } from '../../../../session/api.ts'
import { useFormats } from '../../card/use-formats.ts'
import { homeKey } from '../../card/use-widget-query.ts'
import styles from './points-drawer.module.css'
import { type Batch, batches, chosenPoints } from './postings.ts'
import { useWaitingPostings } from './waiting-postings.ts'

/** The outcome of all postings. */
interface Outcome {
  readonly postedIds: readonly Id[]
  /** Points that are posted irrevocably. */
  readonly posted: number
  /** Points that failed, and why. */
  readonly left: number
  readonly failure?: unknown
}

/** In sequence: after a failure the rest isn't sent. Rejects when nothing was posted. */
async function post(batches: readonly Batch[]): Promise<Outcome> {
  const postedIds: Id[] = []
  let posted = 0
  for (const [place, { distributorCode, postingIds }] of batches.entries()) {
    try {
      const { data } = await api.integralPostDetailConfirm({
        body: { distributorCode, postingIds: [...postingIds] },
      })
      posted += data.postedIntegral
      postedIds.push(...postingIds)
    } catch (failure) {
      if (place === 0) throw failure
      const left = batches.slice(place).reduce((sum, { integral }) => sum + integral, 0)
      return { postedIds, posted, left, failure }
    }
  }
  return { postedIds, posted, left: 0 }
}

/** Posts points irrevocably (specification §7: integralPostDetailConfirm). `done` gets the posted ids. */
function useConfirmPoints(done: (postedIds: readonly Id[]) => void) {
  const { t } = useTranslation('home')
  const errors = useTexts('errors')
  const client = useQueryClient()

  function showOutcome({ posted, left, failure }: Outcome) {
    if (failure === undefined) {
      showToast({ kind: 'success', text: t('points.posted', { count: posted }), seconds: 2 })
      return
    }
    const reason = (failure instanceof RemoteError && failure.message) || errors.system
    showToast({ kind: 'error', text: t('points.partly', { count: posted, left, reason }), seconds: 5 })
  }

  const confirming = useMutation({
    mutationFn: post,
    onSuccess: (outcome) => {
      showOutcome(outcome)
      done(outcome.postedIds)
    },
    onError: showRejection,
    // Either way the lists then show the server's state.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [homeKey, 'points'] }),
        client.invalidateQueries({ queryKey: [homeKey, 'account'] }),
      ]),
  })
  return { confirm: confirming.mutate, isConfirming: confirming.isPending }
}

interface PostingsTableProps {
  readonly postings: readonly PointPosting[]
  readonly chosen: ReadonlySet<Id>
  readonly onChoose: (chosen: ReadonlySet<Id>) => void
}

/** Postings to choose from, one or all. */
function PostingsTable({ postings, chosen, onChoose }: PostingsTableProps) {
  const { t } = useTranslation('home')
  const { count, day } = useFormats()
  const number = postings.filter(({ postingId }) => chosen.has(postingId)).length
  const all = number === postings.length

  function toggle(postingId: Id) {
    const next = new Set(chosen)
    if (!next.delete(postingId)) next.add(postingId)
    onChoose(next)
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              aria-label={t('points.chooseAll')}
              checked={all}
              indeterminate={number > 0 && !all}
              onChange={() => onChoose(all ? new Set() : new Set(postings.map((one) => one.postingId)))}
            />
          </th>
          <th scope="col">{t('points.order')}</th>
          <th scope="col">{t('points.earned')}</th>
          <th scope="col">{t('points.points')}</th>
        </tr>
      </thead>
      <tbody>
        {postings.map((one) => (
          <tr key={one.postingId} data-chosen={chosen.has(one.postingId)}>
            <td>
              <Checkbox
                aria-label={one.orderNo}
                checked={chosen.has(one.postingId)}
                onChange={() => toggle(one.postingId)}
              />
            </td>
            <th scope="row">
              {one.orderNo}
              <span>{one.distributorName}</span>
            </th>
            <td>{day(one.earnedAt)}</td>
            <td>{count(one.integral)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PointsDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Points that wait to be posted: the user selects some and confirms them, which can't be undone. */
export function PointsDrawer({ open, onClose }: PointsDrawerProps) {
  const { t } = useTranslation('home')
  const { count } = useFormats()
  const query = useWaitingPostings()
  const { data, isError } = query
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  const { confirm, isConfirming } = useConfirmPoints((ids) =>
    setChosen((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  )
  const rows = data?.rows ?? []
  const wanted = batches(rows, chosen)
  const number = wanted.reduce((sum, { postingIds }) => sum + postingIds.length, 0)
  const points = chosenPoints(rows, chosen)

  async function ask() {
    const { modal } = await dialogsReady()
    const agrees = await modal.confirm({
      // Dialogs close by their buttons only (specification §5).
      mask: { closable: false },
      keyboard: false,
      title: t('points.question', { count: number }),
      content: t('points.consequence', { points: count(points) }),
      okText: t('points.confirm'),
      cancelText: t('cancel'),
    })
    if (agrees) confirm(wanted)
  }

  return (
    <Drawer
      title={t('points.title')}
      open={open}
      onClose={onClose}
      size="min(100vw, 560px)"
      footer={
        <div className={styles.footer}>
          <span aria-live="polite">{t('points.chosen', { count: number, points: count(points) })}</span>
          <Button type="primary" disabled={number === 0} loading={isConfirming} onClick={() => void ask()}>
            {t('points.confirm')}
          </Button>
        </div>
      }
    >
      {!data && !isError && <WaitingRows count={8} />}
      {!data && isError && <LoadFailure query={query} />}
      {data && rows.length === 0 && <EmptyState text={t('points.none')} />}
      {rows.length > 0 && <PostingsTable postings={rows} chosen={chosen} onChoose={setChosen} />}
    </Drawer>
  )
}
