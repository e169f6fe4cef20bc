/**
 * The department codes that count after a change in the picker, in the order of the organization list. An empty
 * selection does nothing, and neither does one that chooses the same again (specification §4): undefined then.
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
