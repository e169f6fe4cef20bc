/**
 * The selected department codes after a change in the picker, in the order of the organization list. Undefined for an
 * empty or unchanged selection, which does nothing (specification §4).
 */
export function chosenDepartments(
  known: readonly string[],
  current: readonly string[],
  picked: readonly string[],
): string[] | undefined {
  const chosen = known.filter((code) => picked.includes(code))
  const same = chosen.length === current.length && chosen.every((code) => current.includes(code))
  return chosen.length === 0 || same ? undefined : chosen
}
