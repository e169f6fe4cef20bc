import styles from './card.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** Stands where rows will be, and is as high as they are. */
export const WaitingRows = () => (
  <div className={styles.waiting} aria-hidden>
    {rows.map((row) => (
      <span key={row} />
    ))}
  </div>
)
