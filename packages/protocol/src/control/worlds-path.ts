import { Type } from 'typebox'

/** All of the control API lies below; a foreign web page never reaches it. */
export const controlPath = '/__portal'
export const worldsPath = `${controlPath}/worlds`

/** What names may hold is checked where files are named after them. */
export const Name = Type.String({ minLength: 1, maxLength: 256 })
export const InWorld = Type.Object({ world: Name })
