import { PortalContext } from '@portal/sub-app-sdk/react'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, it, vi } from 'vitest'
import type { RecordColumn, RecordQuery } from './list-model.ts'
import { RecordList } from './record-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

interface Order {
  readonly no: string
  readonly city: string
}

const rows: readonly Order[] = [
  { no: 'T1', city: 'Foshan' },
  { no: 'T2', city: 'Xi’an' },
]

const column = (key: keyof Order, title: string): RecordColumn<Order> => ({
  key,
  title,
  width: 120,
  render: (row) => row[key],
  value: (row) => row[key],
})

function draw(
  conditions: RecordQuery['conditions'] = {},
  answer: {
    hasWholeTotals?: boolean
    total?: number
    rows?: readonly Order[]
    columns?: readonly RecordColumn<Order>[]
  } = {},
) {
  const [onAsk, onOpen, run] = [vi.fn(), vi.fn(), vi.fn(async () => true)]
  render(
    <PortalContext value={fakeBridge()}>
      <App>
        <RecordList<Order>
          name="orders"
          columns={[
            column('no', 'Number'),
            { ...column('city', 'City'), total: (some) => `${some.length} cities` },
          ]}
          filters={[{ kind: 'text', name: 'no', label: 'Number' }]}
          views={[{ label: 'Shipped', conditions: { status: 'shipped' }, count: 7 }]}
          wholeCount={9}
          query={{ current: 3, size: 20, sort: '', conditions }}
          pageSizes={[20]}
          onAsk={onAsk}
          onRefresh={() => {}}
          rows={rows}
          total={60}
          {...answer}
          isLoading={false}
          keyOf={({ no }) => no}
          emptyText="None"
          totalText={String}
          loadAll={async () => rows}
          fileName="Orders"
          onOpen={onOpen}
          batch={[{ label: 'Ship', isPossible: ({ no }) => no !== 'T2', run }]}
          details={{ title: ({ no }) => `Order ${no}`, content: ({ city }) => <p>In {city}</p> }}
        />
      </App>
    </PortalContext>,
  )
  return { onAsk, onOpen, run }
}

it('shows a record beside the list, goes through the others and opens one in a tab', () => {
  const { onOpen } = draw()
  fireEvent.click(screen.getByText('T1'))
  const beside = () => within(screen.getByRole('dialog'))
  expect(beside().getByText('In Foshan')).toBeTruthy()
  expect(beside().getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(beside().getByText('In Foshan'), { key: 'ArrowDown' })
  expect(beside().getByText('In Xi’an')).toBeTruthy()
  fireEvent.click(beside().getByRole('button', { name: 'Open in a tab' }))
  expect(onOpen).toHaveBeenCalledWith(rows[1])
})

it('asks for the first page of a part under the other conditions', () => {
  const { onAsk } = draw({ no: 'T', status: 'draft' })
  fireEvent.click(screen.getByRole('radio', { name: /^Shipped/ }))
  expect(onAsk).toHaveBeenLastCalledWith({ conditions: { no: 'T', status: 'shipped' }, current: 1 })
  fireEvent.click(screen.getByRole('radio', { name: /^All/ }))
  expect(onAsk).toHaveBeenLastCalledWith({ conditions: { no: 'T' }, current: 1 })
})

it('keeps the views that two windows save', () => {
  const save = (label: string, window: number) => {
    const nth = (found: HTMLElement[]) => found[window] as HTMLElement // both windows are drawn
    fireEvent.click(nth(screen.getAllByRole('button', { name: 'Save view' })))
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of the view' }), { target: { value: label } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  draw({ no: 'T' })
  draw({ no: 'U' })
  save('Mine', 1)
  save('Yours', 0)
  cleanup()
  draw({ no: 'V' })
  const views = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)
  expect(views).toEqual(['All9', 'Shipped7', 'Mine', 'Yours'])
})

it('takes the focus into columns and density, and back', async () => {
  draw()
  const button = () => screen.getByRole('button', { name: 'Columns and density' })
  fireEvent.click(button())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Compact' })))
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape', keyCode: 27 })
  await vi.waitFor(() => expect(document.activeElement).toBe(button()))
})

it('saves the conditions of the moment as a view, and remembers the columns', () => {
  draw({ no: 'T' })
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the view' }), { target: { value: 'Mine' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'City' }))
  cleanup()
  draw({ no: 'T' })
  expect(screen.getByRole('radio', { name: 'Mine' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('columnheader', { name: 'City' })).toBeNull()
})

it.each([
  { says: 'Sum of this page', totals: {} },
  { says: 'Total', totals: { hasWholeTotals: true } },
  { says: 'Total', totals: { total: 2 } },
])('says $says of what the columns come to', ({ says, totals }) => {
  draw({}, totals)
  expect(within(screen.getByRole('row', { name: /2 cities/ })).getByText(says)).toBeTruthy()
})

it('chooses rows, says what they come to, and offers an action to those that it is possible for', async () => {
  const { run } = draw()
  fireEvent.click(screen.getByRole('checkbox', { name: 'T1' }))
  expect(screen.getByRole('button', { name: 'Ship' })).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByRole('checkbox', { name: 'T2' }))
  expect(screen.getByRole('status').textContent).toBe('2 selected')
  expect(screen.getByRole('button', { name: 'Export selected' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ship (1)' }))
  expect(run).toHaveBeenCalledWith([rows[0]])
  await vi.waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
})

it('keeps the chosen rows as they are while an action runs, even one that fails unexpectedly', async () => {
  const { run } = draw()
  const failed = vi.fn()
  vi.stubGlobal('reportError', failed)
  let fail = (_error: Error) => {}
  run.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)))
  const choice = (name: string) => screen.getByRole('checkbox', { name })
  fireEvent.click(choice('T1'))
  fireEvent.click(screen.getByRole('button', { name: /Ship$/ }))
  for (const name of ['T1', 'T2', 'Select all of this page'])
    expect(choice(name)).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveProperty('disabled', true)
  const error = new Error('unexpected')
  fail(error)
  await vi.waitFor(() => expect(choice('T2')).toHaveProperty('disabled', false))
  expect(failed).toHaveBeenCalledWith(error)
  expect(choice('T1')).toHaveProperty('checked', true)
  await vi.waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: /Ship$/ }))
    expect(run).toHaveBeenCalledTimes(2)
  })
})

function onPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...{ matches: false, media: query, onchange: null },
    ...{ addListener: vi.fn(), removeListener: vi.fn() },
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn(), dispatchEvent: () => true },
  }))
}

it('names on the card of a phone what does not speak for itself', () => {
  onPhone()
  const count = { ...column('city', 'Samples'), onCard: 'amount', isNamedOnCard: true } as const
  draw({}, { columns: [{ ...column('no', 'Number'), onCard: 'title' }, count] })
  const [card] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('T1'))
  expect(card?.textContent).toBe('T1Samples Foshan')
})

it('says on a phone that there is nothing, without the heads of a table', () => {
  onPhone()
  draw({}, { rows: [], total: 0 })
  expect(screen.getByText('None')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
