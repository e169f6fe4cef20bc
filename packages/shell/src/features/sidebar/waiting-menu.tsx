import styles from './sidebar.module.css'

const rows = [1, 2, 3, 4, 5, 6]

/** Stands in for the menu while it or its code is on the way. */
export const WaitingMenu = () => (
  <div className={styles.waiting} aria-hidden>
    {rows.map((row) => (
      <i key={row} />
    ))}
  </div>
)
