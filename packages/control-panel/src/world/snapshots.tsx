import { Button, Empty, Flex, Form, Input, Skeleton, Typography } from 'antd'
import { control } from '../api/control.ts'
import { useAction, useSnapshots } from '../api/queries.ts'
import { ConfirmButton, useConfirm } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { FocusKept } from '../parts/focus-kept.tsx'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'

/** Snapshots of a world, and how to restore them. */
export function Snapshots({ world }: { readonly world: string }) {
  const text = useTexts()
  const times = useTimes()
  const confirm = useConfirm()
  const snapshots = useSnapshots(world)
  const [form] = Form.useForm<{ name: string }>()
  const take = useAction(
    ({ name }: { name: string }) => control.takeSnapshot({ pathParams: { world }, body: { name } }),
    (_, { name }) => {
      form.resetFields()
      return text('snapshotTaken', { name })
    },
  )
  const restore = useAction(
    (snapshot: string) => control.restoreSnapshot({ pathParams: { world, snapshot } }),
    (_, name) => text('snapshotRestored', { name }),
  )
  const remove = useAction(
    (snapshot: string) => control.removeSnapshot({ pathParams: { world, snapshot } }),
    (_, name) => text('snapshotRemoved', { name }),
  )
  const takeUnlessTaken = ({ name }: { name: string }) => {
    const present = snapshots.data?.some((one) => one.name === name.toLowerCase()) // as its file is named
    if (!present) take.mutate({ name })
    else
      confirm({
        title: text('replaceSnapshotAsk', { name }),
        confirmLabel: text('replaceSnapshot'),
        isDanger: true,
        onConfirm: () => take.mutate({ name }),
      })
  }
  return (
    <Flex vertical gap={16} style={{ maxWidth: 720 }}>
      <Form form={form} layout="inline" onFinish={takeUnlessTaken}>
        <Form.Item
          name="name"
          label={text('name')}
          rules={[{ required: true, pattern: /^[a-z0-9][a-z0-9_-]{0,63}$/i, message: text('nameRule') }]}
        >
          <Input />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={take.isPending}>
          {text('takeSnapshot')}
        </Button>
      </Form>
      {snapshots.error ? (
        <Failure error={snapshots.error} />
      ) : !snapshots.data ? (
        <Skeleton active />
      ) : snapshots.data.length === 0 ? (
        <Empty description={text('noSnapshots')} />
      ) : (
        <FocusKept keys={snapshots.data.map(({ name }) => name)}>
          <Flex vertical gap={16}>
            {snapshots.data.map(({ name, changedAt }) => (
              <Flex key={name} justify="space-between" align="center" gap={8} wrap>
                <span>
                  <strong>{name}</strong>{' '}
                  <Typography.Text type="secondary">{times.moment(changedAt)}</Typography.Text>
                </span>
                <Flex gap={8}>
                  <ConfirmButton
                    loading={restore.isPending && restore.variables === name}
                    ask={text('restoreAsk', { name })}
                    confirmLabel={text('restore')}
                    onConfirm={() => restore.mutate(name)}
                  >
                    {text('restore')}
                  </ConfirmButton>
                  <ConfirmButton
                    danger
                    ask={text('removeAsk', { name })}
                    confirmLabel={text('removeOf', { name })}
                    onConfirm={() => remove.mutate(name)}
                  >
                    {text('remove')}
                  </ConfirmButton>
                </Flex>
              </Flex>
            ))}
          </Flex>
        </FocusKept>
      )}
    </Flex>
  )
}
