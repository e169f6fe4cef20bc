import type { SystemMenu } from '@portal/protocol/entities/menu'
import styles from './system-mark.module.css'

/** Colours that distinguish systems; with more systems they repeat. */
const colors = 6

/** Index of a system's colour by its place among the user's systems; undefined for an unknown one. */
export function systemColor(systems: readonly SystemMenu[], systemCode: string): number | undefined {
  const place = systems.findIndex((system) => system.systemCode === systemCode)
  return place === -1 ? undefined : (place % colors) + 1
}

/** A quarter tile in the system's colour; decorative, as the text says the same. */
export const SystemMark = ({ color }: { readonly color: number }) => (
  <span className={styles.mark} data-color={color} aria-hidden />
)
