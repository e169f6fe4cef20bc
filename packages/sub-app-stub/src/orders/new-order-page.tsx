import { usePortal } from '@portal/sub-app-sdk/react'
import { Alert, App, Button, Card, Flex, Form, Input, InputNumber } from 'antd'
import { useEffect } from 'react'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { PageFrame } from '../page/page-frame.tsx'
import { orderPaths } from './order-paths.ts'

/** A form to practise with: it holds unsaved input, and no call takes it. */
export function NewOrderPage() {
  const portal = usePortal()
  const { newOrder } = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm()
  useEffect(() => () => portal.setDirty(false), [portal])

  return (
    <PageFrame title={usePageName('oms', orderPaths.create)}>
      <Alert type="info" showIcon title={newOrder.intro} />
      <Card>
        <Form
          form={form}
          layout="vertical"
          style={{ maxWidth: 560 }}
          onValuesChange={() => portal.setDirty(true)}
          onFinish={() => void message.success(newOrder.complete)}
        >
          <Form.Item
            name="distributor"
            label={newOrder.distributor}
            rules={[{ required: true, whitespace: true, message: newOrder.distributorRequired }]}
          >
            <Input maxLength={64} />
          </Form.Item>
          <Form.Item
            name="product"
            label={newOrder.product}
            rules={[{ required: true, whitespace: true, message: newOrder.productRequired }]}
          >
            <Input maxLength={64} />
          </Form.Item>
          <Form.Item
            name="quantity"
            label={newOrder.quantity}
            rules={[{ required: true, message: newOrder.quantityRequired }]}
          >
            <InputNumber min={1} max={99_999} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="remark" label={newOrder.remark}>
            <Input.TextArea rows={3} maxLength={200} showCount />
          </Form.Item>
          <Flex gap={8}>
            <Button type="primary" htmlType="submit">
              {newOrder.check}
            </Button>
            <Button
              onClick={() => {
                form.resetFields()
                portal.setDirty(false)
              }}
            >
              {newOrder.clear}
            </Button>
          </Flex>
        </Form>
      </Card>
    </PageFrame>
  )
}
