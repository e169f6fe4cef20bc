import { useId } from 'react'
import styles from './tile-wall.module.css'

/** Which corner of each of the sixteen tiles the quarter circle sits in; the wall repeats them. */
const corners = [0, 1, 3, 2, 2, 0, 1, 3, 1, 3, 2, 0, 3, 2, 0, 1]

interface TileWallProps {
  readonly className: string | undefined
  /** Side of a tile in pixels. */
  readonly side?: number
}

/** The company's wall of quarter-circle tiles; its colours are custom properties of its background. */
export function TileWall({ className, side = 72 }: TileWallProps) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={id} width={4 * side} height={4 * side} patternUnits="userSpaceOnUse">
          {corners.map((corner, index) => {
            const [x, y] = [(index % 4) * side, Math.floor(index / 4) * side]
            return (
              <g
                key={`${x}-${y}`}
                transform={`translate(${x} ${y}) rotate(${corner * 90} ${side / 2} ${side / 2})`}
              >
                <rect width={side} height={side} className={styles.grout} />
                <path
                  d={`M2 2H${side - 2}A${side - 4} ${side - 4} 0 0 1 2 ${side - 2}Z`}
                  className={corner % 2 ? styles.glaze : styles.tile}
                />
              </g>
            )
          })}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
