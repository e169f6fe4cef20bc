import type { RequestFilter } from '@portal/protocol/control/requests'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useTexts } from '../texts/texts.ts'
import { control, doneIn } from './control.ts'
import { useProblemText } from './problem-text.ts'

/** How often the activity of other people is requested. */
const everyMs = 3000
/** All worlds of a machine may be hundreds, each opened to be looked at. */
const everyMsOfAll = 15_000

export const useWorlds = () =>
  useQuery({ queryKey: ['worlds'], queryFn: () => control.listWorlds({}), refetchInterval: everyMs })

export const useWatched = (worlds: string | undefined) =>
  useQuery({
    queryKey: ['watched', worlds],
    queryFn: () => control.watchWorlds({ query: { worlds: worlds ?? '*' } }),
    enabled: worlds !== undefined,
    refetchInterval: worlds === '*' ? everyMsOfAll : everyMs,
  })

/** The one link that leads each browser into a free world of a class. */
export const useClassEntrance = (pattern: string) =>
  useQuery({
    queryKey: ['entrance', pattern],
    queryFn: () => control.entrance({ pathParams: { world: pattern }, query: {} }),
    enabled: pattern.endsWith('#'),
  })

export const useScenarios = () =>
  useQuery({ queryKey: ['scenarios'], queryFn: () => control.listScenarios({}), staleTime: 60_000 })

export const usePeople = (world: string, search: string) =>
  useQuery({
    queryKey: ['people', world, search],
    queryFn: () => control.listPeople({ pathParams: { world }, query: search === '' ? {} : { search } }),
    placeholderData: (before) => before,
  })

export const useApprovals = (world: string) =>
  useQuery({
    queryKey: ['approvals', world],
    queryFn: () => control.listApprovals({ pathParams: { world } }),
    refetchInterval: everyMs,
  })

export const useCodes = (world: string) =>
  useQuery({
    queryKey: ['codes', world],
    queryFn: () => control.listCodes({ pathParams: { world }, query: {} }),
    refetchInterval: everyMs,
  })

export const useNotices = (world: string) =>
  useQuery({
    queryKey: ['notices', world],
    queryFn: () => control.listNotices({ pathParams: { world } }),
    refetchInterval: everyMs,
  })

export const useSnapshots = (world: string) =>
  useQuery({
    queryKey: ['snapshots', world],
    queryFn: () => control.listSnapshots({ pathParams: { world } }),
  })

export const useChanges = (world: string) =>
  useQuery({
    queryKey: ['changes', world],
    queryFn: () => control.worldChanges({ pathParams: { world }, query: {} }),
    staleTime: 0,
  })

/** As many requests as a page shows; the journal keeps more. */
const shownRequests = 500

/** The latest requests that fit a filter, and how many do. */
export const useRequests = (world: string, filter: RequestFilter, isLive: boolean) =>
  useQuery({
    queryKey: ['requests', world, filter],
    async queryFn() {
      const pathParams = { world }
      const [records, total] = await Promise.all([
        control.listRequests({ pathParams, query: { ...filter, limit: shownRequests } }),
        control.countRequests({ pathParams, query: filter }),
      ])
      return { records, total }
    },
    refetchInterval: isLive ? 1500 : false,
    placeholderData: (before) => before,
  })

export const useFaults = (world: string) =>
  useQuery({
    queryKey: ['faults', world],
    queryFn: () => control.listFaults({ pathParams: { world } }),
    refetchInterval: everyMs,
  })

/** Runs an action, reports the result, and reloads everything visible. */
export function useAction<Input, Result>(
  work: (input: Input) => Promise<Result>,
  done: (result: Result, input: Input) => string | undefined,
) {
  const { message, modal } = App.useApp()
  const text = useTexts()
  const { ofError } = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess(result, input) {
      const said = done(result, input)
      if (said !== undefined) message.success(said)
    },
    onError: (error) =>
      void modal.error({
        title: text('failed'),
        content: ofError(error),
        styles: { body: { whiteSpace: 'pre-line' } },
      }),
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Puts one world back to its start. */
export function useResetWorld(world: string) {
  const text = useTexts()
  return useAction(
    async () => doneIn(await control.resetWorlds({ body: { worlds: [world] } })),
    (count) => text('resetDone', { count }),
  )
}

/** Deletes one world. */
export function useRemoveWorld(world: string, onRemoved: () => void = () => {}) {
  const text = useTexts()
  return useAction(
    async () => doneIn(await control.removeWorlds({ body: { worlds: [world] } })),
    (count) => {
      onRemoved()
      return text('removedWorlds', { count })
    },
  )
}
