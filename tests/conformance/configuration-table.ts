/** The parts of a JSON schema that the table of docs/configuration.md is made of. */
export interface Schema {
  readonly type?: string
  readonly description?: string
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
}

interface KeyDefinition {
  /** Where the value is: `<name>` is of the installation's choice, `[]` each entry of a list. */
  readonly key: string
  readonly isOptional: boolean
  readonly schema: Schema
}

const isEmpty = (schema: Schema) => Object.keys(schema).length === 0

/** The schema of values by names that the installation chooses; remarks may be anything and count as none. */
const namedPart = (schema: Schema): Schema | undefined =>
  Object.values(schema.patternProperties ?? {}).find((part) => !isEmpty(part))

/** Whether the names of an object are one of many of a kind, as calls are: those share a row. */
const haveOneKind = (parts: readonly Schema[]) =>
  parts.length > 0 && parts.every(({ description }) => description === undefined)

function partsOf(key: string, schema: Schema): KeyDefinition[] {
  if (schema.items) return partsOf(`${key}[]`, schema.items)
  const named = namedPart(schema)
  if (named) return partsOf(`${key}.<name>`, named)
  const properties = Object.entries(schema.properties ?? {})
  const [first] = properties
  if (first && haveOneKind(properties.map(([, part]) => part))) return partsOf(`${key}.<name>`, first[1])
  return properties.flatMap(([name, part]) =>
    definitionsOf(`${key}.${name}`, part, !schema.required?.includes(name)),
  )
}

const definitionsOf = (key: string, schema: Schema, isOptional: boolean): KeyDefinition[] => [
  { key, isOptional, schema },
  ...partsOf(key, schema),
]

/** Each key that the schema of the configuration describes, those within groups included. */
export const keyDefinitions = (schema: Schema): KeyDefinition[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    definitionsOf(name, part, !schema.required?.includes(name)),
  )

const scalarNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

function typeName(schema: Schema): string {
  if (schema.enum) return schema.enum.join(', ')
  if (schema.anyOf) return 'text, or texts by language'
  if (schema.items?.type === 'object' || schema.items?.enum) return 'list'
  if (schema.items) return `list of ${typeName(schema.items)}s`
  if (schema.type === 'object') {
    const isGroup = schema.properties && !haveOneKind(Object.values(schema.properties))
    return isGroup ? 'group' : 'entries by name'
  }
  return scalarNames[schema.type ?? ''] ?? 'any'
}

const valueCell = (value: unknown) => (value === undefined ? '' : `\`${JSON.stringify(value)}\``)

/** The table of docs/configuration.md, from its head to its last row. */
export const configurationTable = (schema: Schema): string =>
  [
    '| key | type | default | example | what it sets |',
    '|---|---|---|---|---|',
    ...keyDefinitions(schema).map(({ key, isOptional, schema: { description, ...rest } }) =>
      [
        '',
        ` \`${key}\`${isOptional ? ' (optional)' : ''} `,
        ` ${typeName(rest)} `,
        ` ${valueCell(rest.default)} `,
        ` ${valueCell(rest.examples?.[0])} `,
        ` ${description ?? ''} `,
        '',
      ].join('|'),
    ),
  ].join('\n')
