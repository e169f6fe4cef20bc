import { Type } from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { controlPath } from './control-path.ts'

type ControlDefinition = Omit<Endpoint, 'access' | 'area' | 'provenance' | 'encoding'>

/**
 * Declares one call of the control API: how testers bend the backend. It is our own and no part of the specification,
 * so that nothing about it is documented there and a certificate plays no role.
 */
export function controlCall<const Definition extends ControlDefinition>(definition: Definition) {
  const encoding = definition.method === 'GET' ? 'query' : 'json'
  return { ...definition, access: 'public', area: 'control', provenance: {}, encoding } as const
}

export const worldsPath = `${controlPath}/worlds`

/** Characters of names are checked where files are named after them. */
export const Name = Type.String({ minLength: 1, maxLength: 256 })
export const InWorld = Type.Object({ world: Name })
