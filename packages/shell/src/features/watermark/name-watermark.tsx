import { Watermark } from 'antd'
import type { ReactNode } from 'react'
import { useAfterFirstRender } from '../../lib/deferred-rendering.ts'
import { useColorScheme } from '../../lib/theme/current-theme.ts'
import styles from './name-watermark.module.css'

/** Degrees of tilt (specification §9); upwards to the right is assumed. */
const tilt = -25

/** Light grey (specification §9), faint enough to read through in either scheme. */
const greys = { light: 'rgb(120 130 145 / 16%)', dark: 'rgb(190 200 215 / 12%)' }

interface NameWatermarkProps {
  readonly name: string
  readonly children: ReactNode
}

/** The user's full name tiled over the content, embedded pages too; it catches no clicks (specification §2). */
export function NameWatermark({ name, children }: NameWatermarkProps) {
  const scheme = useColorScheme()
  // antd's component re-renders once mounted, and React then flushes all pending work mounted with it: so it isn't
  // mounted with the frame.
  const isDrawn = useAfterFirstRender()
  if (!isDrawn) return <div className={styles.area} />
  return (
    <Watermark
      className={styles.area ?? ''}
      content={name}
      rotate={tilt}
      gap={[120, 96]}
      zIndex={20}
      font={{ color: greys[scheme], fontSize: 15 }}
      inherit={false}
    >
      {children}
    </Watermark>
  )
}
