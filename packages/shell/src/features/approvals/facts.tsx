import type { ReactNode } from 'react'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import styles from './preview.module.css'

/** Names with values; a dash for a missing value. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || unknownValue}</dd>
      </div>
    ))}
  </dl>
)
