import { DownloadOutlined } from '@ant-design/icons'
import { mostRequests } from '@portal/protocol/control/most-requests'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { Button, Empty, Flex, Input, Segmented, Skeleton, Switch, Typography } from 'antd'
import { useState } from 'react'
import { control, portalOrigin } from '../api/control.ts'
import { useAction, useRequests } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { saveJson } from '../parts/save-json.ts'
import { useChosenWorld, WorldSelect } from '../parts/world-select.tsx'
import { namedCalls, useCallNames } from '../texts/call-names.ts'
import { useTexts } from '../texts/texts.ts'
import { asHar } from './as-har.ts'
import { filterOf, kinds, type RequestChoice } from './request-choice.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'

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
