import { CloseOutlined } from '@ant-design/icons'
import type { WatchedWorld } from '@portal/protocol/control/classes'
import { Button, Flex, Segmented, Skeleton, Typography, theme } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { addressOf } from '../api/control.ts'
import { useClassEntrance, useWatched } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { goTo } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { type ProjectorGrid, projectorGrid } from './projector-grid.ts'
import { QrOf } from './world-actions.tsx'

/** The grid for the available space. */
function useProjectorGrid(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [grid, setGrid] = useState<ProjectorGrid>({ columns: 1, code: 64 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setGrid(projectorGrid(count, element.clientWidth, element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return { box, grid }
}

/** All worlds on one screen, each with the code that leads into it. */
function CodeForEach({ worlds }: { readonly worlds: readonly WatchedWorld[] }) {
  const { box, grid } = useProjectorGrid(worlds.length)
  return (
    <div ref={box} style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${grid.columns}, 1fr)`,
          gridAutoRows: `minmax(${grid.code + 52}px, auto)`,
          minHeight: '100%',
          alignItems: 'center',
          justifyItems: 'center',
        }}
      >
        {worlds.map((world) => (
          <Tile key={world.name} world={world} code={grid.code} />
        ))}
      </div>
    </div>
  )
}

interface TileProps {
  readonly world: WatchedWorld
  readonly code: number
}

function Tile({ world: { name, path, users, tour }, code }: TileProps) {
  const text = useTexts()
  const { token } = theme.useToken()
  const who = users.length > 0 ? users.map(({ userName }) => userName).join(', ') : text('nobodyIn')
  const isIn = users.length > 0
  return (
    <div style={{ display: 'grid', justifyItems: 'center', maxWidth: '100%', gap: 2 }}>
      <span
        style={{
          maxWidth: code + 12,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: Math.max(13, Math.min(28, Math.round(code / 8))),
          fontWeight: 700,
          lineHeight: 1.2,
        }}
      >
        {name}
      </span>
      <a href={addressOf(path)} aria-label={text('openWorld', { name })}>
        <QrOf link={addressOf(path)} size={code} room={4} />
      </a>
      <span
        title={who}
        style={{
          maxWidth: code + 12,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: isIn ? token.colorSuccessText : token.colorTextSecondary,
          fontSize: 12,
          lineHeight: '18px',
        }}
      >
        {tour && tour.step !== null ? `${Math.min(tour.step + 1, tour.steps)}/${tour.steps} · ${who}` : who}
      </span>
    </div>
  )
}

interface CodeForAllProps {
  /** Of the class. */
  readonly pattern: string
  readonly worlds: readonly WatchedWorld[]
}

/** One code for the whole class: each browser gets the next free world. */
function CodeForAll({ pattern, worlds }: CodeForAllProps) {
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

/** What a class sees on the wall: one code that gives each of them a world, or the codes of all worlds. */
export function Projector({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const watched = useWatched(worlds)
  const shown = watched.data ?? []
  const isClass = worlds.endsWith('#')
  const [chosen, setChosen] = useState<'codeForAll' | 'codeForEach'>('codeForAll')
  const isForAll = isClass && chosen === 'codeForAll'
  return (
    <main
      style={{
        ...{ display: 'flex', flexDirection: 'column', boxSizing: 'border-box', height: '100dvh' },
        ...{ padding: 16, gap: 12 },
      }}
    >
      <Flex justify="space-between" align="center" gap={12} wrap>
        <Typography.Title level={1} style={{ margin: 0, fontSize: 24 }}>
          {text(isForAll ? 'scanForOwn' : 'scanToEnter')}
        </Typography.Title>
        <Flex gap={12} wrap>
          {isClass && (
            <Segmented
              aria-label={text('projector')}
              value={chosen}
              options={(['codeForAll', 'codeForEach'] as const).map((value) => ({
                value,
                label: text(value),
              }))}
              onChange={setChosen}
            />
          )}
          <Button icon={<CloseOutlined />} onClick={() => goTo({ page: 'class', worlds })}>
            {text('close')}
          </Button>
        </Flex>
      </Flex>
      {watched.error && <Failure error={watched.error} />}
      {isForAll ? <CodeForAll pattern={worlds} worlds={shown} /> : <CodeForEach worlds={shown} />}
    </main>
  )
}
