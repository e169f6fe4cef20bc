import { type Mappings, readMappings } from '@portal/protocol/installation/mappings'
import { knownConfig } from './runtime-config.ts'

/** How the installation's backend writes what the specification leaves open. */
export const mappings = (): Mappings => readMappings(knownConfig())
