import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { faultKinds, pass, stepKindNames } from '@portal/protocol/control/fault-kinds'
import { Button, Card, Flex, Form, Select } from 'antd'
import { WholeNumber } from '../parts/whole-number.tsx'
import { useTexts } from '../texts/texts.ts'
import type { WrittenFault } from './fault-order.ts'
import { kindTexts } from './kind-texts.ts'
import { ValueFields } from './value-fields.tsx'

type StepKind = (typeof stepKindNames)[number]

/** The steps of a sequence, each with kind, number of requests and values. */
export function StepsField() {
  const text = useTexts()
  const steps = Form.useWatch<WrittenFault['steps']>('steps') ?? []
  const valuesOf = (kind: StepKind | undefined): { needs: readonly string[]; takes: readonly string[] } =>
    kind === undefined || kind === pass ? { needs: [], takes: [] } : faultKinds[kind]
  return (
    <Form.List name="steps" initialValue={[{ kind: pass }, { kind: 'sessionEnded' }]}>
      {(fields, { add, remove }) => (
        <Flex vertical gap={8} style={{ flex: '1 1 100%', marginBottom: 16 }}>
          {fields.map(({ key, name }) => (
            <Card key={key} size="small">
              <Flex gap="0 16px" wrap align="end">
                <Form.Item
                  name={[name, 'kind']}
                  label={text('stepNumber', { number: name + 1 })}
                  style={{ flex: '1 1 180px' }}
                >
                  <Select
                    options={stepKindNames.map((value) => ({ value, label: text(kindTexts[value]) }))}
                  />
                </Form.Item>
                <Form.Item name={[name, 'times']} label={text('forRequests')}>
                  <WholeNumber min={1} placeholder="1" />
                </Form.Item>
                <ValueFields {...valuesOf(steps[name]?.kind)} within={name} />
                <Form.Item>
                  <Button
                    icon={<DeleteOutlined />}
                    disabled={fields.length === 1}
                    aria-label={text('removeStep', { number: name + 1 })}
                    onClick={() => remove(name)}
                  />
                </Form.Item>
              </Flex>
            </Card>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            style={{ alignSelf: 'start' }}
            onClick={() => add({ kind: 'httpStatus', httpStatus: 503 })}
          >
            {text('addStep')}
          </Button>
        </Flex>
      )}
    </Form.List>
  )
}
