import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './brand-panel.module.css'

/** Beside the form on wide screens: the company's words over a wall of quarter-circle tiles. */
export function BrandPanel() {
  const texts = useTexts('login')
  return (
    <aside className={styles.panel}>
      <TileWall />
      <div className={styles.words}>
        <p className={styles.headline}>{texts.headline}</p>
        <p className={styles.tagline}>{texts.tagline}</p>
      </div>
    </aside>
  )
}

const side = 72
/** Which corner of each of the sixteen tiles the quarter circle sits in; the wall repeats them. */
const corners = [0, 1, 3, 2, 2, 0, 1, 3, 1, 3, 2, 0, 3, 2, 0, 1]

function TileWall() {
  return (
    <svg className={styles.wall} aria-hidden="true">
      <defs>
        <pattern id="tiles" width={4 * side} height={4 * side} patternUnits="userSpaceOnUse">
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
      <rect width="100%" height="100%" fill="url(#tiles)" />
    </svg>
  )
}
