import styles from './sidebar.module.css'

/** A menu name in up to two lines; a longer one has a tooltip. */
export const menuLabel = (name: string) => (
  <span className={styles.twoLines} title={name}>
    {name}
  </span>
)
