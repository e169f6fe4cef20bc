import type { WatchedWorld } from '@portal/protocol/control/classes'
import { theme } from 'antd'
import { addressOf } from '../api/control.ts'
import { useTexts } from '../texts/texts.ts'
import { useProjectorGrid } from './use-projector-grid.ts'
import { QrOf } from './world-actions.tsx'

/** All worlds on one screen, each with the code that leads into it. */
export function CodeForEach({ worlds }: { readonly worlds: readonly WatchedWorld[] }) {
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
