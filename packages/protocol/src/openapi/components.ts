/**
 * Recursive schemas carry their definition beside each use. An OpenAPI document names them once under components:
 * this lifts them there and points every `$ref` at the name. Returns a copy; the input is left alone.
 */
export function schemaComponents(input: unknown): { value: unknown; schemas: Record<string, unknown> } {
  const schemas: Record<string, unknown> = {}

  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const copy: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(node)) {
      if (key === '$defs') for (const [name, schema] of Object.entries(value)) schemas[name] ??= visit(schema)
      else if (key === '$ref' && !String(value).startsWith('#')) copy[key] = `#/components/schemas/${value}`
      else if (key !== '$id') copy[key] = visit(value)
    }
    return copy
  }

  return { value: visit(input), schemas }
}
