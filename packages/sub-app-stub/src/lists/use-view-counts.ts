import type { RecordView } from '@portal/page-kit/list-model'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePortalClient } from '../backend/portal-client.ts'
import { codeText } from '../i18n/codes.ts'
import type { ListDefinition } from './list-definition.ts'
import { firstPage, type ListQuery } from './list-query.ts'

/**
 * The row counts of a list's views under its other conditions, loaded after the list; the views work without them.
 * @param conditions those of the list's current answer
 * @param answeredAt when it came; another one reloads the counts
 */
export function useViewCounts(
  definition: ListDefinition,
  conditions: ListQuery['conditions'] | undefined,
  answeredAt: number,
) {
  const client = usePortalClient()
  const { language } = usePortalSnapshot()
  const { noun, views, load } = definition
  // Failures are reported by the list itself.
  const { data: counts = {} } = useQuery({
    queryKey: ['viewCounts', noun, conditions, answeredAt],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => {
      const { [views?.name ?? '']: _part, ...others } = conditions ?? {}
      const count = async (code: string) => {
        const counted = views && code ? { ...others, [views.name]: code } : others
        const { total } = await load(client, { ...firstPage, size: 1, conditions: counted }, signal)
        return [code, total] as const
      }
      return Object.fromEntries(await Promise.all(['', ...(views?.of ?? [])].map(count)))
    },
    enabled: views !== undefined && answeredAt > 0,
    placeholderData: keepPreviousData,
  })

  const parts = (views?.of ?? []).map(
    (code): RecordView => ({
      label: views ? codeText(language, views.codes, code) : code,
      conditions: views ? { [views.name]: code } : {},
      count: counts[code],
    }),
  )
  return { views: parts, wholeCount: counts[''] }
}
