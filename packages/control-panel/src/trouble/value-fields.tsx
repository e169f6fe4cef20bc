import { Form, Input, Select } from 'antd'
import { WholeNumber } from '../parts/whole-number.tsx'
import { useNamesIn } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { ownBody } from './fault-order.ts'
import { choiceNames, choices, labels } from './fault-texts.ts'

const numbers = ['ms', 'toMs', 'code', 'httpStatus'] as const
const words = ['message', 'contentType'] as const

interface ValueFieldsProps {
  readonly needs: readonly string[]
  readonly takes: readonly string[]
  /** Where in the form they are: the number of a step, or nothing. */
  readonly within?: number
}

/** The values that a kind of fault takes. */
export function ValueFields({ needs, takes, within }: ValueFieldsProps) {
  const text = useTexts()
  const choiceName = useNamesIn(choiceNames)
  const nameOf = (name: string) => (within === undefined ? name : [within, name])
  const labelOf = (name: keyof typeof labels) => text(labels[name])
  const rules = (name: keyof typeof labels) =>
    needs.includes(name) ? [{ required: true, message: text('needed', { name: labelOf(name) }) }] : []
  return (
    <>
      {numbers.map(
        (name) =>
          takes.includes(name) && (
            <Form.Item key={name} name={nameOf(name)} label={labelOf(name)} rules={rules(name)}>
              <WholeNumber placeholder={name === 'httpStatus' ? '200' : ''} />
            </Form.Item>
          ),
      )}
      {words.map(
        (name) =>
          takes.includes(name) && (
            <Form.Item key={name} name={nameOf(name)} label={labelOf(name)} rules={rules(name)}>
              <Input />
            </Form.Item>
          ),
      )}
      {(['shape', 'misbehave'] as const).map(
        (name) =>
          takes.includes(name) && (
            <Form.Item
              key={name}
              name={nameOf(name)}
              label={labelOf(name)}
              rules={rules(name)}
              style={{ flex: '2 1 280px' }}
            >
              <Select
                mode="multiple"
                options={Object.keys(choices[name]).map((value) => ({
                  value,
                  label: choiceName(value),
                }))}
                showSearch={{
                  filterOption: (typed, option) =>
                    `${option?.label} ${option?.value}`.toLowerCase().includes(typed.toLowerCase()),
                }}
              />
            </Form.Item>
          ),
      )}
      {takes.includes('body') && (
        <Form.Item
          name={nameOf('body')}
          label={labelOf('body')}
          dependencies={[within === undefined ? 'contentType' : ['steps', within, 'contentType']]}
          rules={[
            ...rules('body'),
            ({ getFieldValue }) => ({
              validator: async (_, value: string | undefined) => {
                const type: unknown = getFieldValue(
                  within === undefined ? 'contentType' : ['steps', within, 'contentType'],
                )
                if (value && ownBody(value, String(type ?? '')) === undefined)
                  throw new Error(text('bodyRule', { example: '{"status":"S","data":[]}' }))
              },
            }),
          ]}
          style={{ flex: '1 1 100%' }}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 16 }}
            spellCheck={false}
            placeholder='{"status":"S","data":[]}'
            style={{ fontFamily: 'monospace' }}
          />
        </Form.Item>
      )}
    </>
  )
}
