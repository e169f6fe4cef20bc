import type { RecordView } from '@portal/page-kit/list-model'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useEffect, useState } from 'react'
import { usePortalClient } from '../backend/use-call.ts'
import { codeText } from '../i18n/codes.ts'
import type { ListDefinition } from './list-definition.ts'
import { firstPage, type ListQuery } from './list-query.ts'

/** By the code of a view; the whole list is under no code. */
type Counts = Readonly<Record<string, number>>

/**
 * The row counts of a list's views under its other conditions, loaded after the list; the views work without them.
 * @param answered the list's current answer; another one reloads the counts
 */
export function useViewCounts(
  definition: ListDefinition,
  answered: { readonly conditions: ListQuery['conditions'] } | undefined,
) {
  const client = usePortalClient()
  const { language } = usePortalSnapshot()
  const [counts, setCounts] = useState<Counts>({})
  const { views, load } = definition

  useEffect(() => {
    if (!views || answered === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const { [views.name]: _part, ...others } = answered.conditions
    const count = async (code: string) => {
      const conditions: ListQuery['conditions'] = code ? { ...others, [views.name]: code } : others
      const { total } = await load(client, { ...firstPage, size: 1, conditions }, signal)
      return [code, total] as const
    }
    Promise.all(['', ...views.of].map(count)).then(
      (counted) => signal.aborted || setCounts(Object.fromEntries(counted)),
      () => undefined, // the list itself reports failures
    )
    return () => controller.abort()
  }, [client, views, load, answered])

  const parts = (views?.of ?? []).map(
    (code): RecordView => ({
      label: views ? codeText(language, views.codes, code) : code,
      conditions: views ? { [views.name]: code } : {},
      count: counts[code],
    }),
  )
  return { views: parts, wholeCount: counts[''] }
}
