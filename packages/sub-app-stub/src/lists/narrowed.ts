import type { ListDefinition } from './list-definition.ts'

/** Parts by a condition that is fixed would be the whole or nothing. */
function withoutViews(definition: ListDefinition, fixed: Readonly<Record<string, string>>): ListDefinition {
  const { views, ...others } = definition
  return views && !(views.name in fixed) ? definition : others
}

/** A list narrowed by conditions that are fixed on the page. */
export const narrowed = (
  definition: ListDefinition,
  fixed: Readonly<Record<string, string>>,
): ListDefinition => ({
  ...withoutViews(definition, fixed),
  filters: definition.filters.filter((filter) => !('name' in filter && filter.name in fixed)),
  load: (client, query, signal) =>
    definition.load(client, { ...query, conditions: { ...query.conditions, ...fixed } }, signal),
})
