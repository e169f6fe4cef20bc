import { DayField } from '@portal/page-kit/day-field'
import { companyDay } from '@portal/protocol/company-time'
import { Card, Flex, Form, Input, Select } from 'antd'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import type { useOrderChoices } from './order-choices.ts'

type Choices = Pick<ReturnType<typeof useOrderChoices>, 'distributors' | 'isKnown' | 'error'>

/** Who orders, for when, and remarks. */
export function OrderBasics(choices: Choices) {
  const texts = useTexts()
  return (
    <Card size="small" title={texts.newOrder.basics}>
      <Flex wrap gap="0 16px">
        <Form.Item
          name="distributorCode"
          label={texts.fields.distributor}
          style={{ flex: '3 1 280px', minWidth: 0 }}
          rules={distributorRules(choices, texts)}
        >
          <Select
            placeholder={texts.newOrder.chooseDistributor}
            loading={!choices.isKnown && !choices.error}
            showSearch={{
              filterOption: (sought, option) => (option?.sought ?? '').includes(sought.trim().toLowerCase()),
            }}
            options={choices.distributors.map((one) => ({
              value: one.distributorCode,
              label: `${one.distributorName} (${one.distributorCode})`,
              sought: [one.distributorName, one.distributorCode, one.city].join(' ').toLowerCase(),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="deliveryDate"
          label={texts.fields.deliveryDate}
          style={{ flex: '1 1 180px' }}
          rules={[
            { required: true, message: texts.newOrder.missingDay },
            {
              validator: async (_rule, day: unknown) => {
                if (typeof day === 'string' && day !== '' && day < companyDay(Date.now()))
                  throw new Error(texts.newOrder.pastDay)
              },
            },
          ]}
        >
          <DayField earliest={companyDay(Date.now())} />
        </Form.Item>
      </Flex>
      <Form.Item name="remark" label={texts.fields.remark} style={{ margin: 0 }}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </Card>
  )
}

const distributorRules = ({ distributors, isKnown }: Choices, { newOrder, form, fields }: Texts) => [
  { required: true, message: fill(form.choose, { field: fields.distributor }) },
  {
    validator: async (_rule: unknown, code: unknown) => {
      const chosen = distributors.find(({ distributorCode }) => distributorCode === code)
      if (typeof code === 'string' && code !== '' && isKnown && !chosen)
        throw new Error(fill(newOrder.unknownDistributor, { code }))
      if (chosen?.account?.frozen === 'Y') throw new Error(newOrder.frozen)
    },
  },
]
