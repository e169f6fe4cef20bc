import styles from './nothing-here.module.css'
import { TileWall } from './tile-wall.tsx'

/** Says in place what there is none of. */
export const NothingHere = ({ text }: { text: string }) => (
  <div className={styles.place}>
    <TileWall className={styles.picture} side={24} />
    <p>{text}</p>
  </div>
)
