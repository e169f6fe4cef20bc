import type { SystemMenu } from '@portal/protocol/entities/menu'
import styles from './system-mark.module.css'

/** Colours that tell systems apart; a further system begins with the first again. */
const colors = 6

/** Which of the colours a system has: by its place among the person's systems; undefined for an unknown one. */
export function systemColor(systems: readonly SystemMenu[], systemCode: string): number | undefined {
  const place = systems.findIndex((system) => system.systemCode === systemCode)
  return place === -1 ? undefined : (place % colors) + 1
}

/** A quarter of a tile in the system's colour; what it says is said in words, too. */
export const SystemMark = ({ color }: { readonly color: number }) => (
  <span className={styles.mark} data-color={color} aria-hidden />
)
