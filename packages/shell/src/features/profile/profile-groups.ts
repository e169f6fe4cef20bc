import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Responsibility } from '@portal/protocol/entities/user'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { findSystem } from '../../menu/menu-tree.ts'

export interface SystemResponsibilities {
  readonly systemCode: string
  readonly responsibilities: readonly Responsibility[]
}

/** Responsibilities by system, both in the user's order. */
export function bySystem(held: readonly Responsibility[]): SystemResponsibilities[] {
  const groups = new Map<string, Responsibility[]>()
  for (const one of held) groups.set(one.systemCode, [...(groups.get(one.systemCode) ?? []), one])
  return [...groups].map(([systemCode, responsibilities]) => ({ systemCode, responsibilities }))
}

/**
 * The name of a responsibility's system: its own, or those of the systems that use its responsibilities if it has no
 * menu. Undefined for a system unknown to the menus.
 */
export function systemNames(systems: readonly SystemMenu[], systemCode: string): readonly string[] {
  const own = findSystem(systems, systemCode)
  if (own) return [own.systemName]
  return systems
    .filter((one) => systemRule(one.systemCode).responsibilityFrom === systemCode)
    .map(({ systemName }) => systemName)
}
