import type { SystemMenu } from '@portal/protocol/entities/menu'
import { RemoteError } from '@portal/protocol/remote-error'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { absentCall } from '../../lib/ui/failure-text.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { findOpenPage, findSystem } from '../../menu/menu-tree.ts'
import { useHasCall } from '../../session/available-calls.ts'
import {
  belowList,
  most,
  type RecordKind,
  type RecordSource,
  recordKinds,
  recordSources,
} from './record-sources.tsx'
import { type SearchEntry, type Section, type sectionsFor, unmarked } from './search-index.ts'

/** The query after a pause in typing: not every letter is worth a call. */
function useSettled(query: string): string {
  const [settled, setSettled] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), 250)
    return () => clearTimeout(timer)
  }, [query])
  return settled
}

interface SourceInMenus extends RecordSource {
  readonly system: SystemMenu
  readonly listPath: string
}

/** Pages that the user's menus open inside the portal. */
const sourcesIn = (systems: readonly SystemMenu[]): readonly SourceInMenus[] =>
  recordSources
    .flatMap((source) => {
      const fitting = source.pages().filter(({ unit }) => !unit || !source.unit || unit === source.unit)
      const found = fitting.flatMap((ref) => {
        const system = findSystem(systems, ref.system)
        const page = findOpenPage(systems, ref)
        return system && page && systemRule(system.systemCode).opens === 'inside'
          ? [{ ...source, system, listPath: page.path }]
          : []
      })
      return found.slice(0, 1)
    })
    .filter(({ call }, at, all) => all.findIndex((one) => one.call === call) === at)

/** The kinds of lists that failed are only named, since menus are still searched; a list that is absent is no failure. */
async function find(asked: readonly SourceInMenus[], query: string, signal: AbortSignal) {
  const failed = new Set<RecordKind>()
  const found = await Promise.all(
    asked.map(async (source) => {
      try {
        const records = await source.load(query, { signal })
        return records.slice(0, most).map((record) => ({ ...record, source }))
      } catch (error) {
        if (!(error instanceof RemoteError) || error.code !== absentCall) failed.add(source.kind)
        return []
      }
    }),
  )
  return { found: found.flat(), failed: [...failed] }
}

interface FoundRecords {
  readonly sections: readonly Section[]
  readonly failed: readonly RecordKind[]
}
const nothing: FoundRecords = { sections: [], failed: [] }

/** The sections of records that match the query by number or name. */
export function useRecords(systems: readonly SystemMenu[], typed: string): FoundRecords {
  const { openMenu } = useMenuNavigation()
  const query = useSettled(typed.trim())
  const hasCall = useHasCall()
  const asked = useMemo(
    () => sourcesIn(systems).filter((source) => hasCall(source.call) && source.asksFor(query)),
    [systems, query, hasCall],
  )
  const { data } = useQuery({
    queryKey: ['search records', query, asked.map(({ listPath }) => listPath).join()],
    queryFn: ({ signal }) => find(asked, query, signal),
    enabled: asked.length > 0,
    staleTime: 30_000,
    retry: false,
    meta: { silent: true },
  })
  return useMemo(() => {
    if (!data || query !== typed.trim()) return nothing
    const entries = (kind: RecordKind) =>
      data.found
        .filter(({ source }) => source.kind === kind)
        // Two lists may contain the same record: the first one opens it.
        .filter(({ number }, at, all) => all.findIndex((one) => one.number === number) === at)
        .map(
          ({ number, name, source: { system, icon, listPath, pathOf = belowList } }): SearchEntry => ({
            key: `record ${system.systemCode} ${listPath} ${number}`,
            name: kind === 'distributors' ? name : number,
            code: kind === 'distributors' ? number : '',
            path: '',
            trail: kind === 'distributors' ? [system.systemName] : [system.systemName, name],
            disabled: false,
            action: {
              icon,
              opensPage: true,
              run: () =>
                openMenu(system.systemCode, {
                  menuName: number,
                  path: pathOf(listPath, number),
                  htmlUrl: null,
                }),
            },
          }),
        )
    const sections = recordKinds
      .map((kind) => ({ kind, rows: entries(kind).map(unmarked) }))
      .filter(({ rows }) => rows.length > 0)
    return { sections, failed: data.failed }
  }, [data, query, typed, openMenu])
}

/** Records come after the menus. */
export const withRecords = (found: ReturnType<typeof sectionsFor>, records: readonly Section[]) => ({
  sections: [...found.sections, ...records],
  total: found.total + records.reduce((sum, { rows }) => sum + rows.length, 0),
})
