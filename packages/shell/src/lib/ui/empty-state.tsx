import styles from './empty-state.module.css'
import { TileWall } from './tile-wall.tsx'

/** Placeholder for an empty list. */
export const EmptyState = ({ text }: { text: string }) => (
  <div className={styles.place}>
    <TileWall className={styles.picture} side={24} />
    <p>{text}</p>
  </div>
)
