import type { Refusal } from '@portal/protocol/control/refusals'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Form, Input } from 'antd'
import { useAccess } from './api/access.ts'
import { useProblemText } from './api/problem-text.ts'
import { useTexts } from './texts/texts.ts'

/** Asks for the token of a server that other machines can reach. */
export function TokenForm({ refusal }: { readonly refusal: Refusal }) {
  const text = useTexts()
  const { ofRefusal } = useProblemText()
  const queries = useQueryClient()
  const { token, tokenEntered } = useAccess()
  return (
    <Card title={text('tokenNeeded')} style={{ maxWidth: 480, margin: '48px auto' }}>
      <Alert
        type={token === '' ? 'info' : 'error'}
        showIcon
        title={token === '' ? ofRefusal(refusal, '') : text('tokenWrong')}
        style={{ marginBottom: 16 }}
      />
      <Form<{ token: string }>
        layout="vertical"
        onFinish={(entered) => {
          tokenEntered(entered.token.trim())
          void queries.invalidateQueries()
        }}
      >
        <Form.Item name="token" label={text('token')} rules={[{ required: true, whitespace: true }]}>
          <Input.Password autoComplete="off" autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {text('goOn')}
        </Button>
      </Form>
    </Card>
  )
}
