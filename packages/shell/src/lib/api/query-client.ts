import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const minuteMs = 60_000

/** Server data of the signed-in portal. `failed` is called with every failure not marked `silent`. */
export function createQueryClient(failed: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.silent) failed(error)
      },
    }),
    mutationCache: new MutationCache({ onError: failed }),
    defaultOptions: {
      queries: { retry: false, staleTime: 5 * minuteMs, refetchOnWindowFocus: false },
    },
  })
}
