import { PlusOutlined } from '@ant-design/icons'
import { Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { control } from '../api/control.ts'
import { useAction } from '../api/queries.ts'
import { WholeNumber } from '../parts/whole-number.tsx'
import { useTexts } from '../texts/texts.ts'

interface AddWorldsProps {
  readonly prefix: string
  /** What its worlds began with. */
  readonly scenarios: readonly string[]
}

/** More worlds for a class, for people who come late. */
export function AddWorlds({ prefix, scenarios }: AddWorldsProps) {
  const text = useTexts()
  const [open, setOpen] = useState(false)
  const [form] = Form.useForm<{ count: number }>()
  const add = useAction(
    ({ count }: { count: number }) =>
      control.makeWorlds({ body: { prefix, count, scenarios: [...scenarios], more: true } }),
    ({ worlds }) => {
      setOpen(false)
      return text('madeWorlds', { count: worlds.length })
    },
  )
  return (
    <>
      <Button icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {text('addWorlds')}
      </Button>
      <Modal
        title={text('addWorlds')}
        open={open}
        okText={text('make')}
        okButtonProps={{ loading: add.isPending }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form<{ count: number }>
          form={form}
          layout="vertical"
          initialValues={{ count: 1 }}
          onFinish={(wanted) => add.mutate(wanted)}
          preserve={false}
        >
          <Form.Item name="count" label={text('howMany')} rules={[{ required: true }]}>
            <WholeNumber min={1} max={200} autoFocus />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
