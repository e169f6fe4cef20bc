import { useEffect, useState } from 'react'
import type { Finding } from './findings.ts'
import { checks, type Group } from './run-checks.ts'

export type Results = Readonly<Partial<Record<Group, readonly Finding[]>>>

/** Runs the checks of these groups once for each round; groups arrive one by one. `groups` has to stay the same. */
export function useChecks(groups: readonly Group[], round: number): Results {
  const [results, setResults] = useState<{ readonly round: number; readonly groups: Results }>()
  useEffect(() => {
    const left = new AbortController()
    for (const group of groups) {
      void checks[group](left.signal).then((findings) => {
        if (left.signal.aborted) return
        setResults((before) => ({
          round,
          groups: { ...(before?.round === round ? before.groups : {}), [group]: findings },
        }))
      })
    }
    return () => left.abort()
  }, [groups, round])
  return results?.round === round ? results.groups : {}
}
