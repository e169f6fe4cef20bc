import styles from './sidebar.module.css'

/** A name of a menu in up to two lines; what is longer still is shown by the pointer. */
export const menuLabel = (name: string) => (
  <span className={styles.twoLines} title={name}>
    {name}
  </span>
)
