import { App, Button, Flex } from 'antd'
import { useState } from 'react'
import { failureText } from '../backend/failure-text.ts'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import type { ListDefinition, Row } from './list-definition.ts'

interface RowActionProps {
  readonly action: NonNullable<ListDefinition['action']>
  readonly rows: readonly Row[]
  readonly onDone: () => void
}

/** What can be done with the chosen rows of a list. */
export function RowAction({ action, rows, onDone }: RowActionProps) {
  const { actions, failure } = useTexts()
  const client = usePortalClient()
  const { message } = App.useApp()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      await action.run(client, rows)
      void message.success(actions.done)
      onDone()
    } catch (error) {
      void message.error(failureText(error, failure))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Flex>
      <Button disabled={rows.length === 0} loading={isRunning} onClick={() => void run()}>
        {fill(actions[action.label], { count: rows.length })}
      </Button>
    </Flex>
  )
}
