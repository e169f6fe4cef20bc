import { createHmac } from 'node:crypto'
import { type ControlAccess, sameText } from './control-access.ts'

/** The key of a link into a world, or into the next free one of a class; for one user only, if the link signs one in. */
export const worldKey = (token: string, world: string, user = ''): string =>
  createHmac('sha256', token).update(`enter\n${world}\n${user}`).digest('base64url')

/** How a browser that has entered a world names it from then on: with the key of its link, where the server has keys. */
export const worldPass = (access: ControlAccess, world: string): string =>
  typeof access === 'object' ? `${world}.${worldKey(access.token, world)}` : world

const nameAndKey = /^(.*)\.([\w-]{43})$/

/** The world that a header or a cookie names, and whether with its key. */
export function readPass(access: ControlAccess, pass: string): { name: string; hasKey: boolean } {
  const [, name = pass, key] = nameAndKey.exec(pass) ?? []
  const hasKey =
    typeof access === 'object' && key !== undefined && sameText(key, worldKey(access.token, name))
  return { name, hasKey }
}
