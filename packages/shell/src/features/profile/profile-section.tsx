import { type ReactNode, useId } from 'react'
import styles from './profile-page.module.css'

interface ProfileSectionProps {
  readonly title: string
  readonly isEmpty?: boolean
  readonly emptyText?: string
  readonly children: ReactNode
}

/** One group of facts; an empty one says so. */
export function ProfileSection({ title, isEmpty = false, emptyText = '', children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className={styles.empty}>{emptyText}</p> : children}
    </section>
  )
}
