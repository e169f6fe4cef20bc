import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { readMappings } from '@portal/protocol/installation/mappings'

let current = readMappings({})

export function setMappings(config: Pick<RuntimeConfig, 'mappings'>): void {
  current = readMappings(config)
}

/** How the installation's backend writes what the specification leaves open. */
export const mappings = () => current
