import type { CSSProperties } from 'react'
import styles from './waiting-rows.module.css'

interface WaitingRowsProps {
  readonly count?: number
  /** Of a row, px. */
  readonly height?: number
  readonly className?: string | undefined
}

/** A placeholder for rows, as high as they are. */
export function WaitingRows({ count = 5, height = 52, className = '' }: WaitingRowsProps) {
  // Variables of the style sheet, for which React has no name.
  const style = { '--waiting-row': `${height}px`, '--waiting-rows': count } as CSSProperties
  return <div className={`${styles.waiting} ${className}`} style={style} aria-hidden />
}
