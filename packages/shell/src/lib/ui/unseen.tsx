import type { ComponentProps } from 'react'
import styles from './unseen.module.css'

/** Text for screen readers only. */
export const Unseen = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={styles.unseen} />
)
