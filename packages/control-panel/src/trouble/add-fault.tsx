import { faultKindNames, faultKinds } from '@portal/protocol/control/fault-kinds'
import { Alert, AutoComplete, Button, Flex, Form, Input, Select } from 'antd'
import { useAction } from '../api/queries.ts'
import { WholeNumber } from '../parts/whole-number.tsx'
import { usePlace } from '../place.ts'
import { namedCalls, useCallNames } from '../texts/call-names.ts'
import { useTexts } from '../texts/texts.ts'
import { addFaultTo } from './add-fault-to.ts'
import { faultOrder, type WrittenFault } from './fault-order.ts'
import { kindTexts } from './kind-texts.ts'
import { StepsField } from './steps-field.tsx'
import { ValueFields } from './value-fields.tsx'

/** Orders a fault: for which call, of which kind with its values, and for which of the requests. */
export function AddFault({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const callName = useCallNames()
  const { target = '' } = usePlace()
  const [form] = Form.useForm<WrittenFault>()
  const kind = Form.useWatch('kind', form) ?? 'rejection'
  const add = useAction(
    (written: WrittenFault) => addFaultTo(worlds, faultOrder(written)),
    (_, written) => text('faultAdded', { name: callName(written.target) ?? written.target }),
  )
  const differences = add.data ?? []
  return (
    <Form<WrittenFault>
      key={target}
      form={form}
      layout="vertical"
      initialValues={{ target, kind: 'rejection' }}
      onFinish={(written) => add.mutate(written)}
    >
      <Flex gap="0 16px" wrap>
        <Form.Item
          name="target"
          label={text('target')}
          rules={[{ required: true, whitespace: true, message: text('targetRule') }]}
          style={{ flex: '2 1 280px' }}
        >
          <AutoComplete
            options={namedCalls.map((value) => ({ value, label: `${callName(value)} · ${value}` }))}
            showSearch={{
              filterOption: (typed, option) =>
                String(option?.label).toLowerCase().includes(typed.toLowerCase()),
            }}
            placeholder="findTodoTasks, /api/*, *"
          />
        </Form.Item>
        <Form.Item name="kind" label={text('kind')} style={{ flex: '1 1 200px' }}>
          <Select
            listHeight={400}
            options={faultKindNames.map((value) => ({ value, label: text(kindTexts[value]) }))}
          />
        </Form.Item>
        <ValueFields {...faultKinds[kind]} />
        {kind === 'sequence' && <StepsField />}
      </Flex>
      <Flex gap="0 16px" wrap>
        <Form.Item name="user" label={text('onlyFor')} style={{ flex: '0 1 200px' }}>
          <Input autoComplete="off" placeholder={text('everybody')} />
        </Form.Item>
        <Form.Item name="skip" label={text('letPass')}>
          <WholeNumber min={1} placeholder="0" />
        </Form.Item>
        <Form.Item name="count" label={text('howOften')}>
          <WholeNumber min={1} placeholder={kind === 'sequence' ? text('once') : '∞'} />
        </Form.Item>
        <Form.Item name="share" label={text('share')}>
          <WholeNumber min={1} max={100} placeholder="100" suffix="%" />
        </Form.Item>
      </Flex>
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        {text('addFault')}
      </Button>
      {differences.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginTop: 16 }}
          title={text('departs')}
          description={differences.map(({ path, expected, found }) => (
            <div key={`${path} ${expected}`}>
              <code>{path || '/'}</code> {text('expectedFound', { expected, found })}
            </div>
          ))}
        />
      )}
    </Form>
  )
}
