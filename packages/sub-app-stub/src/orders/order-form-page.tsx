import { DayField } from '@portal/page-kit/day-field'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageForm } from '@portal/page-kit/page-form'
import { PageFrame } from '@portal/page-kit/page-frame'
import { companyDay } from '@portal/protocol/company-time'
import { useTabActive } from '@portal/sub-app-sdk/react'
import { Card, Flex, Form, Input, Select } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { FrozenAccount } from '../accounts/frozen-account.tsx'
import { usePortalClient } from '../backend/portal-client.ts'
import { cartLines, keepCart } from '../forms/cart.ts'
import { type OrderValues, valuesOfDraft, valuesOfQuery } from '../forms/order-values.ts'
import { FormButtons, Submitted, useDraftForm } from '../forms/use-draft-form.tsx'
import { usePageName } from '../i18n/page-names.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { type BusinessUnit, useOrderChoices } from './order-choices.ts'
import { OrderLinesField } from './order-lines-field.tsx'
import { OrderSummary } from './order-summary.tsx'
import styles from './orders.module.css'

const dayMs = 86_400_000
/** Default delivery date, in days from today. */
const usualDelivery = 14

/** A sales order of many lines: chosen, checked against stock and credit, submitted or kept as a draft. */
export function OrderFormPage({ businessUnit }: { readonly businessUnit: BusinessUnit }) {
  const list = `/orders/${businessUnit}`
  const path = `${list}/new`
  const { newOrder, ...texts } = useTexts()
  const { amount } = useFormats()
  const client = usePortalClient()
  const choices = useOrderChoices(businessUnit)
  const isActive = useTabActive()
  // People who order for a single distributor need not choose it.
  const only = choices.distributors.length === 1 ? choices.distributors[0]?.distributorCode : undefined
  const { form, isCart, start, taken, again, drafts, problem, formProps, buttons } = useDraftForm({
    path,
    keepCart,
    empty: () => ({
      ...{ distributorCode: only, lines: [{}], remark: undefined },
      deliveryDate: companyDay(Date.now() + usualDelivery * dayMs),
    }),
    given: (search) => {
      const { distributorCode = only, lines = [] } = valuesOfQuery(search)
      return { distributorCode, ...(lines.length > 0 ? { lines } : {}) }
    },
    drafted: (draft) => ({ ...valuesOfDraft(draft) }),
    content: ({ distributorCode = '', deliveryDate = '', remark = '', lines }: OrderValues) => ({
      ...{ businessUnit, distributorCode, deliveryDate, remark: remark.trim() },
      lines: [...cartLines(lines)],
    }),
    send: async (order, submissionKey) =>
      (await client.createSalesOrder({ body: { ...order, submissionKey } })).data,
  })

  // The catalogue may have added to the cart in the meantime.
  const followCart = useEffectEvent(() => {
    if (!isCart || taken) return
    const { lines } = start()
    if (JSON.stringify(lines) !== JSON.stringify(form.getFieldValue('lines'))) form.setFieldsValue({ lines })
  })
  useEffect(() => {
    if (isActive) followCart()
  }, [isActive])
  useEffect(() => {
    if (only !== undefined && !form.getFieldValue('distributorCode'))
      form.setFieldsValue({ distributorCode: only })
  }, [only, form])

  const chosenCode = Form.useWatch('distributorCode', form)
  const chosen = choices.distributors.find(({ distributorCode }) => distributorCode === chosenCode)
  const number = taken?.orderNo ?? ''
  const isFrozen = chosen?.account?.frozen === 'Y'
  return (
    <PageFrame isNamedByMenu title={usePageName(path)}>
      {taken ? (
        <Submitted
          title={fill(newOrder.placed, { number })}
          text={fill(newOrder.placedText, {
            distributor: taken.distributorName,
            amount: amount(taken.amount),
          })}
          labels={newOrder}
          number={number}
          name={fill(texts.list.recordTitle, { noun: texts.nouns.order.title, number })}
          list={list}
          onAnother={again}
        />
      ) : (
        <>
          {drafts}
          <LoadingCard isLoading={false} error={choices.error} onRetry={choices.refetch} />
          <PageForm {...formProps} className={styles.form ?? ''}>
            <Flex vertical gap={16} className={pageStyles.narrowing ?? ''}>
              <OrderBasics {...choices} />
              <Card size="small" title={newOrder.lines}>
                <OrderLinesField {...choices} />
              </Card>
            </Flex>
            <OrderSummary distributors={choices.distributors} productsByCode={choices.productsByCode}>
              {problem}
              {isFrozen && <FrozenAccount distributor={chosen} />}
              <FormButtons
                isFilling
                submitText={newOrder.submit}
                refusal={isFrozen ? newOrder.frozen : undefined}
                {...buttons}
              />
            </OrderSummary>
          </PageForm>
        </>
      )}
    </PageFrame>
  )
}

type Choices = Pick<ReturnType<typeof useOrderChoices>, 'distributors' | 'isKnown' | 'error'>

/** Who orders, for when, and remarks. */
function OrderBasics(choices: Choices) {
  const texts = useTexts()
  return (
    <Card size="small" title={texts.newOrder.basics}>
      <Flex wrap gap="0 16px">
        <Form.Item
          name="distributorCode"
          label={texts.fields.distributor}
          className={styles.distributor ?? ''}
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
          className={styles.day ?? ''}
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
      <Form.Item name="remark" label={texts.fields.remark} className={styles.flush ?? ''}>
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
