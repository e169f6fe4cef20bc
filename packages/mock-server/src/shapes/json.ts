import { randomUUID } from 'node:crypto'

/** Before the digits of a whole number that is written as a text at first; no text of an answer begins so. */
const mark = randomUUID()
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/** JSON of a value that may hold whole numbers of any length. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${mark}${part}` : part)).replace(
    marked,
    '$1',
  )
