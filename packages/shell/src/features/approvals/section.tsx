import type { ReactNode } from 'react'
import styles from './preview.module.css'

/** A part of the details with its title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
)
