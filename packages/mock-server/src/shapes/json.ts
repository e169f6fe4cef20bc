import { randomUUID } from 'node:crypto'

/** Marks the digits of a whole number that is first written as a text; no text of a response starts like this. */
const mark = randomUUID()
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/** JSON of a value that may contain whole numbers of any length. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${mark}${part}` : part)).replace(
    marked,
    '$1',
  )
