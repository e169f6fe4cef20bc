import { Button, Checkbox, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { control, doneIn } from '../api/control.ts'
import { useAction } from '../api/queries.ts'
import { useTexts } from '../texts/texts.ts'
import { noticeHtml } from './notice-html.ts'
import { WholeNumber } from './whole-number.tsx'

interface Words {
  readonly title: string
  readonly body?: string
  readonly days: number
  readonly replace?: boolean
}

interface NoticeButtonProps {
  /** A world, or several by `*`. */
  readonly worlds: string
  readonly count: number
  readonly icon: ReactNode
}

/** Sends a notice to everybody in some worlds. */
export function NoticeButton({ worlds, count, icon }: NoticeButtonProps) {
  const text = useTexts()
  const [open, setOpen] = useState(false)
  const [form] = Form.useForm<Words>()
  const send = useAction(
    async ({ title, body = '', days, replace = false }: Words) => {
      const html = noticeHtml(body)
      const entry = { title, until: `+${days}d`, ...(html === '' ? {} : { body: html }) }
      return doneIn(
        await control.putIntoWorlds({
          body: { worlds: [worlds], kind: 'notice', entries: [entry], update: replace },
        }),
      )
    },
    (done) => {
      setOpen(false)
      return text('noticeSent', { count: done })
    },
  )
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)}>
        {text('sendNotice')}
      </Button>
      <Modal
        title={text('noticeTo', { count })}
        open={open}
        okText={text('send')}
        okButtonProps={{ loading: send.isPending }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form<Words>
          form={form}
          layout="vertical"
          initialValues={{ days: 1, replace: false }}
          onFinish={(words) => send.mutate(words)}
          preserve={false}
        >
          <Form.Item name="title" label={text('noticeTitle')} rules={[{ required: true, whitespace: true }]}>
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item name="body" label={text('noticeBody')}>
            <Input.TextArea rows={3} maxLength={2000} />
          </Form.Item>
          <Form.Item name="days" label={text('noticeDays')} rules={[{ required: true }]}>
            <WholeNumber min={1} max={365} />
          </Form.Item>
          <Form.Item name="replace" valuePropName="checked" noStyle>
            <Checkbox>{text('replaceNotice')}</Checkbox>
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
