import { WarningFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './problem-panel.module.css'

interface ProblemPanelProps {
  readonly title: string
  readonly text: ReactNode
  /** Actions, as buttons. */
  readonly actions: ReactNode
}

/** Shown in place of failed content. antd's Result would bundle the images of all its kinds. */
export const ProblemPanel = ({ title, text, actions }: ProblemPanelProps) => (
  <div className={styles.panel} role="alert">
    <WarningFilled className={styles.sign} aria-hidden />
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{actions}</div>
  </div>
)
