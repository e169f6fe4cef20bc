import { Button, Card, Flex, Form, Input, Select } from 'antd'
import { control } from '../api/control.ts'
import { useAction, useScenarios } from '../api/queries.ts'
import { WholeNumber } from '../parts/whole-number.tsx'
import { useSettings } from '../settings.ts'
import { useTexts } from '../texts/texts.ts'

interface Wanted {
  readonly prefix: string
  readonly count: number
  readonly scenarios?: string[]
}

/** Makes the worlds of a class in one step. */
export function MakeClass({ onMade }: { readonly onMade: (worlds: string) => void }) {
  const text = useTexts()
  const options = useScenarioOptions()
  const make = useAction(
    ({ prefix, count, scenarios = [] }: Wanted) => control.makeWorlds({ body: { prefix, count, scenarios } }),
    ({ worlds }, { prefix }) => {
      onMade(`${prefix.toLowerCase()}#`)
      return text('madeWorlds', { count: worlds.length })
    },
  )
  return (
    <Card title={text('makeClass')} size="small">
      <Form<Wanted>
        layout="vertical"
        initialValues={{ prefix: 'class-', count: 30 }}
        onFinish={(wanted) => make.mutate(wanted)}
      >
        <Flex gap={16} wrap align="end">
          <Form.Item
            name="prefix"
            label={text('namesBegin')}
            rules={[
              { required: true, pattern: /^[a-z0-9][a-z0-9_-]{0,59}$/i, message: text('nameRule') },
              { pattern: /\D$/, message: text('noDigitLast') },
            ]}
            style={{ marginBottom: 0, flex: '1 1 140px' }}
          >
            <Input />
          </Form.Item>
          <Form.Item
            name="count"
            label={text('howMany')}
            rules={[{ required: true }]}
            style={{ marginBottom: 0 }}
          >
            <WholeNumber min={1} max={200} style={{ width: 96 }} />
          </Form.Item>
          <Form.Item
            name="scenarios"
            label={text('scenarios')}
            style={{ marginBottom: 0, flex: '3 1 240px' }}
          >
            <Select mode="multiple" options={options} placeholder={text('plainCompany')} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={make.isPending}>
            {text('make')}
          </Button>
        </Flex>
      </Form>
    </Card>
  )
}

/** The scenarios to choose from, with what each of them is. */
export function useScenarioOptions() {
  const language = useSettings((state) => state.language)
  const scenarios = useScenarios()
  return (scenarios.data ?? []).map(({ name, description, descriptionEn }) => ({
    value: name,
    label: `${name} · ${language === 'zh' ? description : descriptionEn}`,
  }))
}
