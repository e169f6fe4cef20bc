import type { RequestRecord } from '@portal/protocol/control/requests'
import { Button, Flex, Grid, Pagination, Table, Typography } from 'antd'
import { useState } from 'react'
import { Mark } from '../parts/mark.tsx'
import { useCallNames } from '../texts/call-names.ts'
import { useTexts } from '../texts/texts.ts'
import { useStruckKinds } from '../trouble/kind-texts.ts'
import { hasFailed } from './request-choice.ts'

interface RequestListProps {
  readonly records: readonly RequestRecord[]
  readonly onShow: (record: RequestRecord) => void
}

const pageSize = 50

/** Requests as a table, or as cards where there is no space for one. */
export function RequestList(props: RequestListProps) {
  const isWide = Grid.useBreakpoint().md ?? true
  return isWide ? <RequestTable {...props} /> : <RequestRows {...props} />
}

const clockTime = (time: string) => new Date(time).toLocaleTimeString('sv')

function RequestTable({ records, onShow }: RequestListProps) {
  const text = useTexts()
  return (
    <Table<RequestRecord>
      size="small"
      rowKey="id"
      dataSource={records}
      pagination={{ pageSize, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: text('time'), width: 100, render: (_, { time }) => clockTime(time) },
        { title: text('call'), render: (_, record) => <Call record={record} onShow={onShow} /> },
        { title: text('user'), render: (_, { user }) => user ?? '–' },
        { title: text('answer'), render: (_, record) => <Answer record={record} /> },
        {
          title: 'ms',
          align: 'end',
          width: 80,
          render: (_, { durationMs }) => (
            <Typography.Text type="secondary">{Math.round(durationMs)}</Typography.Text>
          ),
        },
      ]}
    />
  )
}

function RequestRows({ records, onShow }: RequestListProps) {
  const [page, setPage] = useState(1)
  const last = Math.max(1, Math.ceil(records.length / pageSize))
  const shown = Math.min(page, last)
  return (
    <>
      <Flex vertical component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {records.slice((shown - 1) * pageSize, shown * pageSize).map((record) => (
          <li
            key={record.id}
            style={{ padding: '10px 0', borderBottom: '1px solid rgba(128, 128, 128, 0.25)' }}
          >
            <Call record={record} onShow={onShow} />
            <Flex gap="4px 12px" wrap align="center">
              <Answer record={record} />
              <Typography.Text type="secondary">
                {[clockTime(record.time), record.user, `${Math.round(record.durationMs)} ms`]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography.Text>
            </Flex>
          </li>
        ))}
      </Flex>
      <Pagination
        simple
        align="center"
        hideOnSinglePage
        current={shown}
        pageSize={pageSize}
        total={records.length}
        onChange={setPage}
      />
    </>
  )
}

interface CallProps {
  readonly record: RequestRecord
  readonly onShow: (record: RequestRecord) => void
}

function Call({ record, onShow }: CallProps) {
  const callName = useCallNames()
  const { call, method, path } = record
  return (
    <Button
      type="link"
      size="small"
      style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
      onClick={() => onShow(record)}
    >
      {callName(call)} {call ?? `${method} ${path}`}
    </Button>
  )
}

function Answer({ record }: { readonly record: RequestRecord }) {
  const text = useTexts()
  const struckKinds = useStruckKinds()
  return (
    <>
      <Mark color={hasFailed(record) ? 'red' : 'green'}>
        {[record.httpStatus ?? '–', record.status, record.code].filter(Boolean).join(' ')}
      </Mark>
      {record.fault && <Mark color="orange">{struckKinds(record.fault)}</Mark>}
      {record.differences.length > 0 && <Mark color="purple">{text('differing')}</Mark>}
    </>
  )
}
