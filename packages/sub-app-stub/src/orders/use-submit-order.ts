import { useFailureText } from '@portal/page-kit/failure-text'
import type { SalesOrder } from '@portal/protocol/calls/order'
import type { createSalesOrder } from '@portal/protocol/calls/sales-order'
import type { Client, InputOf } from '@portal/protocol/client'
import { usePortal } from '@portal/sub-app-sdk/react'
import { useRef, useState } from 'react'
import { endedSession } from '../backend/use-call.ts'

type Order = Omit<InputOf<typeof createSalesOrder>['body'], 'submissionKey'>

/**
 * Sends orders, one at a time. The same order keeps its key until it was taken, so that one whose answer got lost is made
 * once however often it is sent. After an order was taken the next one has to `begin`.
 */
export function useSubmitOrder(client: Client) {
  const portal = usePortal()
  const failureText = useFailureText()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const isClosed = useRef(false)
  const last = useRef({ content: '', key: '' })

  const submit = async (order: Order): Promise<SalesOrder | undefined> => {
    if (isClosed.current) return undefined
    isClosed.current = true
    setSending(true)
    setProblem('')
    const content = JSON.stringify(order)
    if (last.current.content !== content) last.current = { content, key: newKey() }
    try {
      const { data } = await client.createSalesOrder({
        body: { ...order, submissionKey: last.current.key },
      })
      // Stays closed: a second press that is still being checked comes too late.
      last.current = { content: '', key: '' }
      return data
    } catch (error) {
      isClosed.current = false
      if (endedSession(error)) portal.sessionExpired()
      setProblem(failureText(error))
      return undefined
    } finally {
      setSending(false)
    }
  }
  /** Takes the next order. */
  const begin = () => {
    isClosed.current = false
    setProblem('')
  }
  return { submit, begin, isSending, problem }
}

/** Unique by time, and by chance for two people at once; pages without https have no `crypto.randomUUID`. */
const newKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 12).padEnd(10, '0')
