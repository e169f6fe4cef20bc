import { LoginOutlined } from '@ant-design/icons'
import type { WaitingApproval } from '@portal/protocol/control/people'
import { Button, Card, Flex, Form, Input, Select, Skeleton, Table } from 'antd'
import { addressOf, control } from '../api/control.ts'
import { useAction, useApprovals, usePeople } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { useSettings } from '../settings.ts'
import { useNameOf } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'

/** What waits for whose decision, and a new approval for a lesson. */
export function Approvals({ world }: { readonly world: string }) {
  const approvals = useApprovals(world)
  return (
    <Flex vertical gap={16}>
      <AddApproval world={world} />
      {approvals.error ? (
        <Failure error={approvals.error} />
      ) : approvals.data ? (
        <WaitingApprovals approvals={approvals.data} />
      ) : (
        <Skeleton active />
      )}
    </Flex>
  )
}

function WaitingApprovals({ approvals }: { readonly approvals: readonly WaitingApproval[] }) {
  const text = useTexts()
  const times = useTimes()
  const isChinese = useSettings((state) => state.language === 'zh')
  const named = (chinese: string, english: string) => (isChinese ? chinese : english || chinese)
  return (
    <Table<WaitingApproval>
      size="small"
      rowKey="processNo"
      dataSource={approvals}
      scroll={{ x: 640 }}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: text('approval'), render: (_, { title, titleEn }) => named(title, titleEn) },
        {
          title: text('applicant'),
          render: (_, { applicant, applicantEn }) => named(applicant, applicantEn),
        },
        { title: text('since'), render: (_, { since }) => (since === null ? '–' : times.moment(since)) },
        {
          title: text('approver'),
          render: (_, { approverName, approverNameEn, path }) => {
            const name = named(approverName, approverNameEn)
            return (
              <Button
                size="small"
                icon={<LoginOutlined />}
                href={addressOf(path)}
                target="_blank"
                rel="noreferrer"
                aria-label={text('signInAs', { name })}
              >
                {name}
              </Button>
            )
          },
        },
      ]}
    />
  )
}

interface Wanted {
  readonly of: string
  readonly approvers: string[]
}

function AddApproval({ world }: { readonly world: string }) {
  const text = useTexts()
  const nameOf = useNameOf()
  const people = usePeople(world, '').data?.people ?? []
  const [form] = Form.useForm<Wanted>()
  const add = useAction(
    ({ of, approvers }: Wanted) => {
      // An approval that was decided already starts again.
      const entry = { of: of.trim(), approvers, approved: 0, started: 'now' }
      return control.putEntries({
        pathParams: { world },
        body: { kind: 'approval', entries: [entry], update: true },
      })
    },
    (_, { of }) => {
      form.resetFields()
      return text('approvalAdded', { name: of })
    },
  )
  return (
    <Card size="small" title={text('addApproval')}>
      <Form<Wanted> form={form} layout="vertical" onFinish={(wanted) => add.mutate(wanted)}>
        <Flex gap={16} wrap align="end">
          <Form.Item
            name="of"
            label={text('recordNumber')}
            rules={[{ required: true, whitespace: true }]}
            style={{ flex: '1 1 200px', marginBottom: 0 }}
          >
            <Input />
          </Form.Item>
          <Form.Item
            name="approvers"
            label={text('approversInTurn')}
            rules={[{ required: true }]}
            style={{ flex: '2 1 260px', marginBottom: 0 }}
          >
            <Select
              mode="tags"
              options={people.map((person) => ({
                value: person.userName,
                label: `${nameOf(person)} · ${person.userName}`,
              }))}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {text('addApproval')}
          </Button>
        </Flex>
      </Form>
    </Card>
  )
}
