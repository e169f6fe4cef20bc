import styles from './sidebar.module.css'

const rows = [1, 2, 3, 4, 5, 6]

/** Skeleton of the menu while its data or its code is loading. */
export const WaitingMenu = () => (
  <div className={styles.waiting} aria-hidden>
    {rows.map((row) => (
      <i key={row} />
    ))}
  </div>
)
