import { DownloadOutlined } from '@ant-design/icons'
import { mostRequests } from '@portal/protocol/control/most-requests'
import type { RequestRecord } from '@portal/protocol/control/requests'
import {
  Button,
  Empty,
  Flex,
  Grid,
  Input,
  Pagination,
  Segmented,
  Skeleton,
  Switch,
  Table,
  Typography,
} from 'antd'
import { useState } from 'react'
import { control, portalOrigin } from '../api/control.ts'
import { useAction, useRequests } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { Mark } from '../parts/mark.tsx'
import { saveJson } from '../parts/save-json.ts'
import { useChosenWorld, WorldSelect } from '../parts/world-select.tsx'
import { namedCalls, useCallNames } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { useStruckKinds } from '../trouble/fault-texts.ts'
import { filterOf, hasFailed, kinds, type RequestChoice } from './request-choice.ts'
import { RequestDetail } from './request-detail.tsx'
import { asHar } from './sent-request.ts'

interface RequestListProps {
  readonly records: readonly RequestRecord[]
  readonly onShow: (record: RequestRecord) => void
}

const pageSize = 50

/** Requests as a table, or as cards where there is no space for one. */
function RequestList(props: RequestListProps) {
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

/** The requests to a world as they come. */
export function RequestsPage() {
  const text = useTexts()
  const { world, isPending, error } = useChosenWorld()
  if (error) return <Failure error={error} />
  if (world !== undefined) return <Requests key={world} world={world} />
  return isPending ? <Skeleton active /> : <Empty description={text('noWorlds')} />
}

function Requests({ world }: { readonly world: string }) {
  const text = useTexts()
  const callName = useCallNames()
  const [isLive, setLive] = useState(true)
  const [choice, setChoice] = useState<RequestChoice>({ search: '', only: 'all' })
  const [shown, setShown] = useState<RequestRecord>()
  const filter = filterOf(choice, namedCalls, callName)
  const requests = useRequests(world, filter, isLive)
  const { records = [], total = 0 } = requests.data ?? {}
  const save = useAction(
    () => control.listRequests({ pathParams: { world }, query: { ...filter, limit: mostRequests } }),
    (all) => saveJson(`${world}.har`, asHar(all, world, portalOrigin())),
  )
  return (
    <Flex vertical gap={12}>
      <Flex gap={12} align="center" wrap>
        <WorldSelect />
        <Input.Search
          allowClear
          aria-label={text('searchRequests')}
          placeholder={text('searchRequests')}
          style={{ flex: '0 1 260px' }}
          onChange={({ target }) => setChoice({ ...choice, search: target.value })}
        />
        <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Segmented
            aria-label={text('only')}
            value={choice.only}
            options={kinds.map((value) => ({
              value,
              label: text(value === 'failed' ? 'failedOnes' : value),
            }))}
            onChange={(only) => setChoice({ ...choice, only })}
          />
        </div>
        <Flex gap={8} align="center">
          <Switch aria-label={text('live')} checked={isLive} onChange={setLive} />
          {text('live')}
        </Flex>
        <Button
          icon={<DownloadOutlined />}
          disabled={total === 0}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          HAR
        </Button>
      </Flex>
      {requests.error ? (
        <Failure error={requests.error} />
      ) : !requests.data ? (
        <Skeleton active />
      ) : records.length === 0 ? (
        <Empty description={text('noRequests')} />
      ) : (
        <>
          {total > records.length && (
            <Typography.Text type="secondary">
              {text('latestOf', { shown: records.length, total })}
            </Typography.Text>
          )}
          <RequestList records={records.toReversed()} onShow={setShown} />
        </>
      )}
      <RequestDetail world={world} record={shown} onClose={() => setShown(undefined)} />
    </Flex>
  )
}
