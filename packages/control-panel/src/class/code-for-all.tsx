import type { WatchedWorld } from '@portal/protocol/control/classes'
import { Skeleton, Typography } from 'antd'
import { addressOf } from '../api/control.ts'
import { useClassEntrance } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../texts/texts.ts'
import { useProjectorGrid } from './use-projector-grid.ts'
import { QrOf } from './world-actions.tsx'

interface CodeForAllProps {
  /** Of the class. */
  readonly pattern: string
  readonly worlds: readonly WatchedWorld[]
}

/** One code for the whole class: each browser gets the next free world. */
export function CodeForAll({ pattern, worlds }: CodeForAllProps) {
  const text = useTexts()
  const entrance = useClassEntrance(pattern)
  const taken = worlds.filter(({ users, givenAt }) => users.length > 0 || givenAt !== null).length
  if (entrance.error) return <Failure error={entrance.error} />
  if (!entrance.data) return <Skeleton active />
  const link = addressOf(entrance.data.path)
  return (
    <>
      <LargeCode link={link} />
      <div style={{ textAlign: 'center' }}>
        <Typography.Text style={{ fontSize: 20, overflowWrap: 'anywhere' }}>{link}</Typography.Text>
        <br />
        <Typography.Text type="secondary" style={{ fontSize: 16 }}>
          {text('inUse', { taken, count: worlds.length })}
        </Typography.Text>
      </div>
    </>
  )
}

/** As large as the space allows, and no larger than a wall needs. */
const largest = 720

function LargeCode({ link }: { readonly link: string }) {
  const text = useTexts()
  const { box, grid } = useProjectorGrid(1)
  return (
    <div ref={box} style={{ display: 'grid', flex: 1, minHeight: 0, overflow: 'auto', placeItems: 'center' }}>
      <a href={link} aria-label={text('enterClass')}>
        <QrOf link={link} size={Math.min(grid.code, largest)} />
      </a>
    </div>
  )
}
