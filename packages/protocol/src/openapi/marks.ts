import { assumedValues } from '../assumptions/call-assumptions.ts'
import type { JsonSchema } from '../assumptions/schema-fields.ts'
import { sourceKey } from '../specified.ts'

/** On a field: the specification does not show it. */
export const assumedKey = 'x-assumed'
/** On a field that the specification shows: values or formats that it does not show. */
const assumedValuesKey = 'x-assumed-values'

/**
 * A copy of a schema with a mark on each field whether the specification shows it. Inside an unspecified part no field
 * is marked as specified, even if it is elsewhere.
 */
export function marked(schema: JsonSchema, isPartShown: boolean): Record<string, unknown> {
  const below = (value: unknown, isProperty: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => below(item, false))
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'properties' ? fields(child) : below(child, false),
      ]),
    )
    return isProperty ? withMark(copy, value) : copy
  }
  const fields = (properties: object) =>
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, below(field, true)]))
  const withMark = ({ [sourceKey]: source, ...copy }: Record<string, unknown>, field: JsonSchema) => {
    if (!isPartShown || source === undefined) return { ...copy, [assumedKey]: true }
    const values = assumedValues(field)
    return { ...copy, [sourceKey]: source, ...(values === '' ? {} : { [assumedValuesKey]: values }) }
  }
  return Object(below(schema, false))
}
