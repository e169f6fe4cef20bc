import { Button, type TableProps } from 'antd'
import { type ReactNode, useState } from 'react'
import { fill, useKitTexts } from '../texts/kit-texts.ts'
import styles from './list.module.css'
import { ExportTool } from './tools/export-tool.tsx'

/** What can be done with several rows at once. */
export interface BatchAction<Row> {
  readonly label: string
  /** The action is for those of the chosen rows that it is possible for. */
  readonly isPossible: (row: Row) => boolean
  /** Reports its own failure; true when it succeeded. The selection can't be changed meanwhile. */
  readonly run: (rows: readonly Row[]) => Promise<boolean>
}

interface SelectionOptions<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Names a row for users of screen readers. */
  readonly nameOf: (row: Row) => string
}

/** The rows that are chosen, on any page of the list, and what the table needs to show them. */
export function useSelection<Row extends object>({ rows, keyOf, nameOf }: SelectionOptions<Row>) {
  const { list } = useKitTexts()
  const [before, setChosen] = useState<readonly Row[]>([])
  const [running, setRunning] = useState<string>()
  // As they are now: a row may have been dealt with elsewhere since it was chosen.
  const chosen = before.map((row) => rows.find((now) => keyOf(now) === keyOf(row)) ?? row)
  const selection: TableProps<Row>['rowSelection'] = {
    selectedRowKeys: chosen.map(keyOf),
    preserveSelectedRowKeys: true,
    columnWidth: 44,
    onChange: (_keys, ofThem) => setChosen(ofThem),
    getCheckboxProps: (row) => ({ 'aria-label': nameOf(row), disabled: running !== undefined }),
    // antd has these words in English alone.
    getTitleCheckboxProps: () => ({ 'aria-label': list.chooseAll }),
    // A click beside the box is for the box, too.
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
  }
  return { chosen, selection, forget: () => setChosen([]), running, setRunning }
}

interface BatchBarProps<Row> {
  readonly actions: readonly BatchAction<Row>[]
  readonly rows: readonly Row[]
  /** The totals of the rows. */
  readonly sum: ReactNode
  readonly onExport: Parameters<typeof ExportTool>[0]['load']
  /** The label of the action that runs. */
  readonly running: string | undefined
  readonly onRunning: (label: string | undefined) => void
  readonly onDone: () => void
}

/** Shows how many rows are selected and their totals, with the actions for them. */
export function BatchBar<Row>(props: BatchBarProps<Row>) {
  const { actions, rows, sum, onExport, running, onRunning, onDone } = props
  const { list } = useKitTexts()
  return (
    <div className={styles.batch}>
      <span role="status">{fill(list.chosen, { count: rows.length })}</span>
      {sum && <strong>{sum}</strong>}
      <div className={styles.actions}>
        {actions.map((action) => (
          <ActionButton key={action.label} {...{ action, rows, running, onRunning, onDone }} />
        ))}
        <ExportTool load={onExport} label={list.exportChosen} />
        <Button type="text" disabled={running !== undefined} onClick={onDone}>
          {list.unchoose}
        </Button>
      </div>
    </div>
  )
}

interface ActionButtonProps<Row>
  extends Pick<BatchBarProps<Row>, 'rows' | 'running' | 'onRunning' | 'onDone'> {
  readonly action: BatchAction<Row>
}

function ActionButton<Row>({ action, rows, running, onRunning, onDone }: ActionButtonProps<Row>) {
  const { label } = action
  const possible = rows.filter(action.isPossible)
  const run = async () => {
    onRunning(label)
    try {
      if (await action.run(possible)) onDone()
    } catch (error) {
      window.reportError(error)
    } finally {
      onRunning(undefined)
    }
  }
  return (
    <Button
      type="primary"
      loading={running === label}
      disabled={possible.length === 0 || (running !== undefined && running !== label)}
      onClick={() => void run()}
    >
      {/* Shown only for a part of them. */}
      {possible.length < rows.length ? `${label} (${possible.length})` : label}
    </Button>
  )
}
