import { recordItself } from '@portal/protocol/rules/record-address'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { ApprovalPage } from './approval-page.tsx'

interface WaitingApprovalProps {
  readonly identity: SpecifiedSubApp
  /** Address of the list that the record is opened from. */
  readonly list: string
  /** The record without an approval. */
  readonly children: ReactNode
}

/** A record opened from its list; where an approval of it waits for the user, it is decided right there. */
export function WaitingApproval({ identity, list, children }: WaitingApprovalProps) {
  const { number = '' } = useParams()
  const [search] = useSearchParams()
  const isItself = search.toString().includes(recordItself)
  const client = usePortalClient()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const { data } = useQuery({
    queryKey: ['hasWaiting', systemCode, number],
    enabled: !isItself,
    queryFn: async ({ signal }) => {
      const tasks = await client.findTodoTasks({ body: { systemCode, businessKey: number } }, { signal })
      return tasks.data.some(({ businessKey }) => businessKey === number)
    },
  })
  return data && !isItself ? (
    <ApprovalPage identity={identity} wholePage={list} businessKey={number} />
  ) : (
    children
  )
}
