import { Button, Drawer, Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../../../lib/i18n/use-texts.ts'
import { dialogsReady } from '../../../../lib/ui/dialogs.ts'
import { failureText } from '../../../../lib/ui/failure-text.ts'
import { WaitingRows } from '../../../../lib/ui/waiting-rows.tsx'
import { useFormats } from '../../card/use-formats.ts'
import styles from './points-drawer.module.css'
import { batches, chosenPoints } from './postings.ts'
import { PostingsTable } from './postings-table.tsx'
import { useConfirmPoints } from './use-confirm-points.ts'
import { useWaitingPostings } from './waiting-postings.ts'

interface PointsDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Points that wait to be posted: people choose some and confirm them, which can't be undone. */
export function PointsDrawer({ open, onClose }: PointsDrawerProps) {
  const { t } = useTranslation('home')
  const errors = useTexts('errors')
  const { count } = useFormats()
  const { data, error, isError, isFetching, refetch } = useWaitingPostings()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
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
      {!data && isError && (
        <div className={styles.failed} role="alert">
          <p>{failureText(error, errors)}</p>
          <Button onClick={() => void refetch()} loading={isFetching}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data && rows.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('points.none')} />
      )}
      {rows.length > 0 && <PostingsTable postings={rows} chosen={chosen} onChoose={setChosen} />}
    </Drawer>
  )
}
