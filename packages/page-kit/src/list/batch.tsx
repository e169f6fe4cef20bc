import { Button, Flex, type TableProps, theme } from 'antd'
import { useState } from 'react'
import { fill } from '../texts/fill.ts'
import { useKitTexts } from '../texts/kit-texts.ts'

/** What can be done with several rows at once. */
export interface BatchAction<Row> {
  readonly label: (count: number) => string
  readonly isPossible: (row: Row) => boolean
  readonly nameOf: (row: Row) => string
  /** Says itself what went wrong; true when it was done. */
  readonly run: (rows: readonly Row[]) => Promise<boolean>
}

/** The rows that are chosen for an action, and what the table needs to show them. */
export function useSelection<Row extends object>(
  batch: BatchAction<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const [before, setChosen] = useState<readonly Row[]>([])
  const isPossible = (row: Row) => batch?.isPossible(row) === true
  // As they are now: a row may have been dealt with elsewhere since it was chosen.
  const chosen = before.map((row) => rows.find((now) => keyOf(now) === keyOf(row)) ?? row).filter(isPossible)
  const selection: TableProps<Row>['rowSelection'] = batch && {
    selectedRowKeys: chosen.map(keyOf),
    columnWidth: 48,
    onChange: (_keys, ofThem) => setChosen(ofThem),
    getCheckboxProps: (row) => ({
      disabled: !isPossible(row),
      // Labelled for users of screen readers, who do not see the row.
      'aria-label': batch.nameOf(row),
    }),
    hideSelectAll: true,
  }
  return { chosen, selection, forget: () => setChosen([]) }
}

interface BatchBarProps<Row> {
  readonly batch: BatchAction<Row>
  readonly rows: readonly Row[]
  readonly onDone: () => void
}

/** Says how many rows are chosen, and what can be done with them. */
export function BatchBar<Row>({ batch, rows, onDone }: BatchBarProps<Row>) {
  const { list } = useKitTexts()
  const { token } = theme.useToken()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    if (await batch.run(rows)) onDone()
    setRunning(false)
  }
  return (
    <Flex
      wrap
      align="center"
      gap={12}
      style={{ padding: '8px 12px', borderRadius: 8, background: token.colorPrimaryBg }}
    >
      <span>{fill(list.chosen, { count: rows.length })}</span>
      <Button type="primary" loading={isRunning} onClick={() => void run()}>
        {batch.label(rows.length)}
      </Button>
      <Button type="text" onClick={onDone}>
        {list.unchoose}
      </Button>
    </Flex>
  )
}
