import { Alert, Button, Card, Checkbox, Flex, Form, Input, Select, Typography } from 'antd'
import { useState } from 'react'
import { control } from '../api/control.ts'
import { useAction } from '../api/queries.ts'
import { useScenarioOptions } from '../class/make-class.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { useTexts } from '../texts/texts.ts'

/** Brings a world into named states, and keeps its present one under a name. */
export function Scenarios({ world }: { readonly world: string }) {
  return (
    <Flex vertical gap={16} style={{ maxWidth: 720 }}>
      <Apply world={world} />
      <Save world={world} />
    </Flex>
  )
}

function Apply({ world }: { readonly world: string }) {
  const text = useTexts()
  const options = useScenarioOptions()
  const [names, setNames] = useState<string[]>([])
  const apply = useAction(
    () => control.applyScenario({ pathParams: { world }, body: { names } }),
    () => text('applied', { world }),
  )
  return (
    <Card size="small" title={text('applyScenarios')}>
      <Flex vertical gap={12}>
        <Select
          mode="multiple"
          aria-label={text('scenarios')}
          placeholder={text('scenarios')}
          options={options}
          value={names}
          onChange={setNames}
        />
        <ConfirmButton
          type="primary"
          disabled={names.length === 0}
          loading={apply.isPending}
          style={{ alignSelf: 'start' }}
          ask={text('applyAsk', { world })}
          confirmLabel={text('apply')}
          onConfirm={() => apply.mutate(undefined)}
        >
          {text('apply')}
        </ConfirmButton>
        {apply.data && apply.data.accounts.length > 0 && (
          <Alert
            type="success"
            title={text('signInWith')}
            description={apply.data.accounts.map(({ userName, fullName, password }) => (
              <div key={userName}>
                {fullName} · <Typography.Text code>{userName}</Typography.Text>{' '}
                <Typography.Text code>{password}</Typography.Text>
              </div>
            ))}
          />
        )}
      </Flex>
    </Card>
  )
}

interface Kept {
  readonly name: string
  readonly description?: string
  readonly replace?: boolean
}

function Save({ world }: { readonly world: string }) {
  const text = useTexts()
  const save = useAction(
    ({ name, description = '', replace = false }: Kept) =>
      control.saveScenario({
        pathParams: { world },
        body: { name, replace, ...(description.trim() === '' ? {} : { description }) },
      }),
    ({ file }) => text('savedIn', { file }),
  )
  return (
    <Card size="small" title={text('saveScenario')}>
      <Form<Kept> layout="vertical" onFinish={(kept) => save.mutate(kept)}>
        <Form.Item
          name="name"
          label={text('name')}
          rules={[{ required: true, pattern: /^[a-z0-9][a-z0-9_-]{0,63}$/i, message: text('nameRule') }]}
        >
          <Input />
        </Form.Item>
        <Form.Item name="description" label={text('description')}>
          <Input maxLength={1000} />
        </Form.Item>
        <Form.Item name="replace" valuePropName="checked">
          <Checkbox>{text('replaceScenario')}</Checkbox>
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {text('save')}
        </Button>
      </Form>
    </Card>
  )
}
