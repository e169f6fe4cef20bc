import type { Training } from '@portal/protocol/control/training'
import { languageTag } from '@portal/protocol/languages'
import type { ReactNode } from 'react'
import { formatsOf } from '../../lib/format/formats.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import styles from './ribbon.module.css'

interface RibbonProps {
  readonly training: Training
  /** Actions, at its end. */
  readonly children?: ReactNode
}

/** A slim line that says which world this is, that it isn't real, and its time if different from now. */
export function Ribbon({ training: { world, now, clock }, children }: RibbonProps) {
  const texts = useTexts('training')
  const tag = useLanguage(({ language }) => languageTag(language))
  const time = formatsOf(tag, Date.parse(now)).exact(now)
  return (
    <section className={styles.ribbon} aria-label={texts.practice}>
      <p className={styles.what}>
        <span className={styles.line}>
          <strong>{texts.practice}</strong>
          <span>{fillText(texts.world, { name: world })}</span>
        </span>
        <span className={styles.line}>
          <span>{texts.demoData}</span>
          {clock !== 'real' && (
            <span>{fillText(clock === 'stopped' ? texts.stoppedClock : texts.movedClock, { time })}</span>
          )}
        </span>
      </p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}

/** Shown when the world was removed, e.g. after a class: its name, and whom to ask. */
export function RemovedWorldRibbon({ world }: { readonly world: string }) {
  const texts = useTexts('training')
  return (
    <section className={`${styles.ribbon} ${styles.gone}`} aria-label={texts.practice}>
      <p role="alert">{fillText(texts.worldGone, { name: world })}</p>
    </section>
  )
}

/** Reserves the ribbon's space until its content is known. */
export const RibbonPlace = () => <div className={styles.ribbon} aria-hidden />
