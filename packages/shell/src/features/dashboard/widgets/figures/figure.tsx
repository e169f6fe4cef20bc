import type { StateTone } from '@portal/sub-app-sdk/look/state-tones'
import type { ReactNode } from 'react'
import styles from './figures.module.css'

/** A part of what a figure counts, sized relative to the other parts. */
export interface FigurePart {
  readonly name: string
  readonly size: number
  readonly tone: StateTone
}

export interface FigureProps {
  readonly label: string
  readonly value: string
  /** What the value means: a comparison, or the part that needs attention. */
  readonly detail: ReactNode
  /** Ratio reached, 0 to 1 and beyond. */
  readonly progress?: number | undefined
  /** The components of the value. */
  readonly parts?: readonly FigurePart[] | undefined
  /** The same value of previous months, and of this one last. */
  readonly course?: readonly number[] | undefined
  /** Whether the detail needs attention. */
  readonly isUrgent?: boolean
  /** Opens the rows that the figure counts. */
  readonly onOpen?: (() => void) | undefined
}

/** One number with its name and meaning; the small chart beside it is decorative. */
export function Figure({ onOpen, ...figure }: FigureProps) {
  return (
    <li>
      {onOpen ? (
        <button type="button" className={styles.figure} onClick={onOpen}>
          <FigureContent {...figure} />
        </button>
      ) : (
        <div className={styles.figure}>
          <FigureContent {...figure} />
        </div>
      )}
    </li>
  )
}

function FigureContent({
  label,
  value,
  detail,
  progress,
  parts = [],
  course,
  isUrgent = false,
}: FigureProps) {
  const counted = parts.filter(({ size }) => size > 0)
  return (
    <>
      <span className={styles.label}>{label}</span>
      <strong className={styles.value}>{value}</strong>
      {progress !== undefined && progress >= 0 && (
        <span className={styles.track} aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, progress * 100)}%` }} />
        </span>
      )}
      {counted.length > 0 && (
        <span className={styles.track} aria-hidden>
          {counted.map(({ name, size, tone }) => (
            <span key={name} title={name} data-tone={tone} style={{ flex: size }} />
          ))}
        </span>
      )}
      {course && <Course values={course} />}
      <span className={styles.detail} data-urgent={isUrgent}>
        {detail}
      </span>
    </>
  )
}

/** Months as bars, this one highlighted. */
function Course({ values }: { readonly values: readonly number[] }) {
  const highest = Math.max(...values.filter((value) => value > 0), 0)
  if (highest === 0) return null
  return (
    <span className={styles.course} aria-hidden>
      {values.map((value, index) => (
        <span key={index} style={{ blockSize: `${Math.max(4, (value / highest) * 100)}%` }} />
      ))}
    </span>
  )
}

const arrows = new Map([
  [1, '▲ '],
  [-1, '▼ '],
])

interface TrendProps {
  readonly text: string
  readonly percent: string
  readonly change: number
}

/** The change against its comparison; what rounds to 0 % has no direction. */
export function Trend({ text, percent, change }: TrendProps) {
  const direction = Math.sign(Math.round(change * 100))
  return (
    <>
      <span className={styles.trend} data-direction={direction}>
        {arrows.get(direction)}
        {percent}
      </span>{' '}
      {text}
    </>
  )
}
