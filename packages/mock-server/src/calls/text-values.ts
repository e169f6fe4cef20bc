import type { TSchema } from 'typebox'

type Reader = (text: string) => unknown

/** How text stands for a value, by the type of its field. What is written in any other way stays text, for the check to refuse. */
const readers: Readonly<Record<string, Reader>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
}

/** The fields of a form or an address, which are text, with those that the schema wants as numbers or booleans read. */
export function readTextValues(schema: TSchema, fields: unknown): unknown {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { readonly type?: string }>> } // JSON Schema
  if (typeof fields !== 'object' || fields === null) return fields
  const read = ([name, value]: [string, unknown]) => {
    const reader = Object.hasOwn(properties, name) ? readers[properties[name]?.type ?? ''] : undefined
    return [name, reader && typeof value === 'string' ? reader(value) : value] as const
  }
  return Object.fromEntries(Object.entries(fields).map(read))
}
