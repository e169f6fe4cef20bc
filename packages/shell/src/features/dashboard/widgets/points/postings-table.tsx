import type { PointPosting } from '@portal/protocol/calls/points'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../card/use-formats.ts'
import styles from './points-drawer.module.css'

interface PostingsTableProps {
  readonly postings: readonly PointPosting[]
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** Postings to choose from, one or all. */
export function PostingsTable({ postings, chosen, onChoose }: PostingsTableProps) {
  const { t } = useTranslation('home')
  const { count, day } = useFormats()
  const number = postings.filter(({ postingId }) => chosen.has(postingId)).length
  const all = number === postings.length

  function toggle(postingId: number) {
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
