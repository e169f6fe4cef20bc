interface NamedTab {
  readonly key: string
  readonly title: string
  /** What may distinguish it, most general first. */
  readonly marks: readonly string[]
}

/** What distinguishes tabs of the same title, by their keys; tabs with a unique title have none. */
export function tabHints(tabs: readonly NamedTab[]): ReadonlyMap<string, string> {
  const byTitle = new Map<string, NamedTab[]>()
  for (const tab of tabs) byTitle.set(tab.title, [...(byTitle.get(tab.title) ?? []), tab])
  const hints = [...byTitle.values()].filter(({ length }) => length > 1).flatMap(hintsAmong)
  return new Map(hints)
}

function hintsAmong(alike: readonly NamedTab[]): (readonly [string, string])[] {
  const count = Math.max(...alike.map(({ marks }) => marks.length))
  const choices = Array.from({ length: count }, (_none, place) => (tab: NamedTab) => tab.marks[place] ?? '')
  const all = (tab: NamedTab) => tab.marks.filter(Boolean).join(' · ')
  const tells = [...choices, all].find(
    (markOf) => new Set(alike.map(markOf)).size === alike.length && alike.some((tab) => markOf(tab) !== ''),
  )
  // Nothing distinguishes them: they are numbered.
  return alike.map((tab, index) => [tab.key, tells ? tells(tab) : String(index + 1)] as const)
}
