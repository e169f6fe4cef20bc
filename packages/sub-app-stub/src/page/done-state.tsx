import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './page.module.css'

interface DoneStateProps {
  readonly title: string
  readonly text: string
  /** Where to go from here; the main one first. */
  readonly actions: ReactNode
}

/** Confirms an action, with links to continue. */
export const DoneState = ({ title, text, actions }: DoneStateProps) => (
  <Flex vertical align="center" gap={12} className={styles.done ?? ''}>
    <svg viewBox="0 0 48 48" width="56" height="56" fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="24" />
      <path
        d="M15 24.5l6.5 6.5L33 19"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <Typography.Text strong className={styles.doneTitle ?? ''}>
      {title}
    </Typography.Text>
    <Typography.Text type="secondary">{text}</Typography.Text>
    <Flex wrap justify="center" gap={8} className={styles.doneActions ?? ''}>
      {actions}
    </Flex>
  </Flex>
)
