import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { useAddressFilter } from '../../lib/use-address-filter.ts'
import { filterQuery, type InboxView, isAsItComes, matching, readFilter } from './filter.ts'
import { currentAfter, currentMoved, type InboxTask, keyOf } from './inbox.ts'
import { rowMark } from './keys.ts'
import { useInboxTasks } from './use-inbox-queries.ts'

const noTasks: readonly InboxTask[] = []
const noKeys: ReadonlySet<string> = new Set()

/**
 * The rows of the inbox, the current and the selected ones.
 * @param leaving keys of rows that are hidden, as they are being decided
 */
export function useInboxList(
  visitKey: string,
  inbox: RefObject<HTMLElement | null>,
  leaving: ReadonlySet<string>,
  now: number,
) {
  const address = useAddressFilter(visitKey, readFilter, filterQuery)
  const { filter } = address
  const isWhole = (view: InboxView) => filter.show === view && !isAsItComes(filter)
  const lists = {
    waiting: useInboxTasks('waiting', isWhole('waiting')),
    done: useInboxTasks('done', isWhole('done')),
  }
  const query = lists[filter.show]

  // With hundreds of tasks, typing must not wait for the filtering.
  const wanted = useDeferredValue(filter)
  const tasks: readonly InboxTask[] = query.data?.rows ?? noTasks
  const rows = useMemo(
    () => matching(tasks, wanted, now).filter((task) => !leaving.has(keyOf(task))),
    [tasks, wanted, now, leaving],
  )

  const [wish, setCurrent] = useState<string>()
  const current = rows.find((row) => keyOf(row) === wish) ?? rows[0]
  const [chosenKeys, setChosen] = useState(noKeys)

  /** Makes a row current and focuses it. */
  function focus(key: string | undefined) {
    if (key === undefined) return
    setCurrent(key)
    inbox.current?.querySelector<HTMLElement>(`[${rowMark}="${CSS.escape(key)}"]`)?.focus()
  }

  return {
    ...address,
    query,
    tasks,
    rows,
    /** The filter that the rows match. */
    wanted,
    current,
    setCurrent,
    focus,
    move: (by: 1 | -1) => focus(currentMoved(rows, current && keyOf(current), by)),
    /** Makes current the row below that remains when these have left. */
    focusNext: (gone: readonly InboxTask[]) =>
      current && focus(currentAfter(rows, keyOf(current), new Set(gone.map(keyOf)))),
    chosenKeys,
    chosen: rows.filter((row) => chosenKeys.has(keyOf(row))),
    setChosen,
    clearChoice: () => setChosen(noKeys),
    /** The number of tasks in a view; undefined until loaded. */
    totalOf: (view: InboxView): number | undefined => {
      const { data } = lists[view]
      return data && Math.max(0, data.total - (view === 'waiting' ? leaving.size : 0))
    },
  }
}

export type InboxList = ReturnType<typeof useInboxList>
