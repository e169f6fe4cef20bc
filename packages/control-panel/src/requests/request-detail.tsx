import { callMetadata } from 'virtual:portal-control-calls'
import { BugOutlined, CopyOutlined, RedoOutlined } from '@ant-design/icons'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { Alert, Button, Descriptions, Drawer, Flex, Typography } from 'antd'
import { control, portalOrigin, tokenHeader } from '../api/control.ts'
import { useAction } from '../api/queries.ts'
import { useCopy } from '../parts/use-copy.tsx'
import { goTo } from '../place.ts'
import { useCallNames } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'
import { useStruckKinds } from '../trouble/fault-texts.ts'
import { asCurl, asExpectation, sentRequest, withCertificate } from './sent-request.ts'

interface RepeatedAnswer {
  readonly httpStatus: number
  /** JSON set out in lines, or what came instead. */
  readonly text: string
}

/** Whether all that was sent is known. */
const canRepeat = (record: RequestRecord): boolean => withCertificate(record, '-') !== undefined

const needsCertificate = (call: string | null): boolean =>
  Object.entries(callMetadata).some(([id, { access }]) => id === call && access === 'certificate')

/** Sends a request again, as the same person in the same world. */
async function repeatRequest(record: RequestRecord, world: string): Promise<RepeatedAnswer> {
  const { user, call } = record
  const { certificate } =
    user !== null && needsCertificate(call)
      ? await control.openSession({ pathParams: { world }, body: { user } })
      : { certificate: '' }
  const { method, url, headers, body } = sentRequest(
    withCertificate(record, certificate) ?? record,
    world,
    portalOrigin(),
    certificate,
  )
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...tokenHeader() },
    credentials: 'omit',
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  })
  return { httpStatus: response.status, text: setOut(await response.text()) }
}

function setOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

interface RequestDetailProps {
  readonly world: string
  readonly record: RequestRecord | undefined
  readonly onClose: () => void
}

/** Details of one request, and the actions for it. */
export function RequestDetail({ world, record, onClose }: RequestDetailProps) {
  const callName = useCallNames()
  return (
    <Drawer
      title={record && (callName(record.call) ?? record.path)}
      open={record !== undefined}
      onClose={onClose}
      size="large"
      destroyOnHidden
    >
      {record && <Detail key={record.id} world={world} record={record} />}
    </Drawer>
  )
}

interface DetailProps {
  readonly world: string
  readonly record: RequestRecord
}

function Detail({ world, record }: DetailProps) {
  const text = useTexts()
  const copy = useCopy()
  const struckKinds = useStruckKinds()
  const times = useTimes()
  const repeat = useAction(
    () => repeatRequest(record, world),
    ({ httpStatus }) => text('repeated', { status: httpStatus }),
  )
  const expectation = asExpectation(record)
  const mayRepeat = canRepeat(record)
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap>
        <Button
          icon={<RedoOutlined />}
          disabled={!mayRepeat}
          loading={repeat.isPending}
          onClick={() => repeat.mutate(undefined)}
        >
          {text('repeat')}
        </Button>
        <Button
          icon={<BugOutlined />}
          onClick={() => goTo({ page: 'trouble', worlds: world, target: record.call ?? record.path })}
        >
          {text('makeFault')}
        </Button>
        <Button
          icon={<CopyOutlined />}
          onClick={() => copy(asCurl(sentRequest(record, world, portalOrigin())))}
        >
          {text('copyAsCurl')}
        </Button>
        {expectation !== undefined && (
          <Button icon={<CopyOutlined />} onClick={() => copy(expectation)}>
            {text('copyAsExpectation')}
          </Button>
        )}
      </Flex>
      {!mayRepeat && <Typography.Text type="secondary">{text('noRepeat')}</Typography.Text>}
      {record.differences.length > 0 && <Differences record={record} />}
      {repeat.data && <Code title={text('answerOfRepeat')} content={repeat.data.text} />}
      <Descriptions
        column={1}
        size="small"
        bordered
        items={[
          [text('time'), times.exact(record.time)],
          [text('call'), record.call],
          [text('address'), `${record.method} ${record.path}`],
          [text('user'), record.user],
          [text('answer'), [record.httpStatus, record.status, record.code].filter(Boolean).join(' ')],
          [text('fault'), record.fault && struckKinds(record.fault)],
          ['X-Request-Id', record.requestId],
          ['ms', String(record.durationMs)],
          [text('answeredBy'), record.answeredBy],
        ].map(([label, value]) => ({ key: String(label), label, children: value ?? '–' }))}
      />
      <Code title={text('sent')} content={JSON.stringify(record.request, null, 2)} />
    </Flex>
  )
}

/** Where the answer departs from the contract. */
function Differences({ record }: { readonly record: RequestRecord }) {
  const text = useTexts()
  return (
    <Alert
      type="warning"
      showIcon
      title={text('differing')}
      description={record.differences.map(({ path, expected, found }) => (
        <div key={`${path} ${expected}`}>
          <code>{path || '/'}</code> {text('expectedFound', { expected, found })}
        </div>
      ))}
    />
  )
}

function Code({ title, content }: { readonly title: string; readonly content: string }) {
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <pre tabIndex={0} style={{ overflow: 'auto', maxHeight: 360, fontSize: 12 }}>
        {content}
      </pre>
    </section>
  )
}
