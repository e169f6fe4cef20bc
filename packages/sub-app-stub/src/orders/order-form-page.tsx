import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageForm } from '@portal/page-kit/page-form'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { SalesOrder } from '@portal/protocol/calls/order'
import type { createSalesOrder } from '@portal/protocol/calls/sales-order'
import type { Client, InputOf } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import { idPrefix, usePortal, useTabActive } from '@portal/sub-app-sdk/react'
import { Alert, App, Card, Flex, Form, Grid } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FrozenAccount } from '../accounts/frozen-account.tsx'
import { usePortalClient } from '../backend/portal-client.ts'
import { keepCart } from '../forms/cart.ts'
import { DraftList, draftParameter, newDraftId, useDrafts } from '../forms/draft-list.tsx'
import { cartId } from '../forms/draft-store.ts'
import { FormButtons } from '../forms/form-buttons.tsx'
import { type OrderValues, valuesOfDraft, valuesOfQuery } from '../forms/order-values.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { OrderBasics } from './order-basics.tsx'
import { type BusinessUnit, useOrderChoices } from './order-choices.ts'
import { OrderLinesField } from './order-lines-field.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { OrderSummary } from './order-summary.tsx'

type Order = Omit<InputOf<typeof createSalesOrder>['body'], 'submissionKey'>

/** Sends orders, one at a time. */
const useSubmitOrder = (client: Client) =>
  useSubmit(
    async (order: Order, submissionKey) =>
      (await client.createSalesOrder({ body: { ...order, submissionKey } })).data,
  )

interface OrderFormPageProps {
  readonly path: string
  /** Where orders of this kind are listed. */
  readonly list: string
  readonly businessUnit: BusinessUnit
}

const dayMs = 86_400_000
/** Default delivery date, in days from today. */
const usualDelivery = 14
const emptyOrder = (): OrderValues => ({
  distributorCode: undefined,
  deliveryDate: companyDay(Date.now() + usualDelivery * dayMs),
  lines: [{}],
  remark: undefined,
})

/** A sales order of many lines: chosen, checked against stock and credit, submitted or kept as a draft. */
export function OrderFormPage({ path, list, businessUnit }: OrderFormPageProps) {
  const portal = usePortal()
  const texts = useTexts()
  const { message } = App.useApp()
  const client = usePortalClient()
  // Part of the fields' ids: two pages with one form are in the document at once.
  const formName = idPrefix(portal)
  const [form] = Form.useForm<OrderValues>()
  const unsaved = useUnsavedInput()
  const choices = useOrderChoices(client, businessUnit)
  const { submit, begin, isSending, problem } = useSubmitOrder(client)
  const [placed, setPlaced] = useState<SalesOrder>()
  const { store } = useDrafts('oms', path)
  const [search, setSearch] = useSearchParams()
  const asked = search.get(draftParameter) ?? undefined
  const draft = asked === undefined ? undefined : store.read(asked)
  const isCart = asked === cartId
  const isActive = useTabActive()
  const isWide = Grid.useBreakpoint().xl !== false

  const given = (): OrderValues => {
    if (draft) return { ...emptyOrder(), ...valuesOfDraft(draft) }
    const { distributorCode, lines = [] } = valuesOfQuery(search)
    return { ...emptyOrder(), distributorCode, ...(lines.length > 0 ? { lines } : {}) }
  }
  const [initial] = useState(given)
  const shown = useRef(search.toString())
  const fillIn = (values: OrderValues) => {
    form.setFieldsValue({ ...values, lines: [...(values.lines ?? [])] })
    unsaved.mark('form', false)
    begin()
  }
  const show = useEffectEvent(() => {
    setPlaced(undefined)
    fillIn(given())
  })
  useEffect(() => {
    if (shown.current === search.toString()) return
    shown.current = search.toString()
    show()
  }, [search])
  useEffect(() => () => unsaved.mark('form', false), [unsaved])

  // The catalogue may have added to the cart in the meantime.
  const followCart = useEffectEvent(() => {
    if (!isCart || placed) return
    const kept = given().lines
    const shownLines: unknown = form.getFieldValue('lines')
    if (JSON.stringify(kept) !== JSON.stringify(shownLines)) form.setFieldsValue({ lines: [...(kept ?? [])] })
  })
  useEffect(() => {
    if (isActive) followCart()
  }, [isActive])

  // People who order for a single distributor need not choose it.
  const only = choices.distributors.length === 1 ? choices.distributors[0]?.distributorCode : undefined
  useEffect(() => {
    if (only !== undefined && !form.getFieldValue('distributorCode'))
      form.setFieldsValue({ distributorCode: only })
  }, [only, form])

  const chosenCode = Form.useWatch('distributorCode', form)
  const chosen = choices.distributors.find(({ distributorCode }) => distributorCode === chosenCode)
  const isFrozen = chosen?.account?.frozen === 'Y'

  const become = (parameters: Record<string, string>) => {
    shown.current = new URLSearchParams(parameters).toString()
    setSearch(parameters, { replace: true })
  }
  const clear = () => {
    fillIn({ ...emptyOrder(), distributorCode: only })
    become({})
  }
  // Only plain data can be stored.
  const plainValues = () => JSON.parse(JSON.stringify(form.getFieldsValue(true)))
  const keepDraft = () => {
    const keptAt = new Date().toISOString()
    // A cart saved as a draft is emptied for the next one.
    const id = draft && asked && !isCart ? asked : newDraftId(keptAt)
    if (!store.write({ id, keptAt, values: plainValues() })) return void message.error(texts.form.notKept)
    if (isCart) store.remove(cartId)
    become({ [draftParameter]: id })
    unsaved.mark('form', false)
    void message.success(texts.newOrder.keptDraft)
  }
  const send = async (values: OrderValues) => {
    const order = await submit({
      businessUnit,
      distributorCode: values.distributorCode ?? '',
      deliveryDate: values.deliveryDate ?? '',
      remark: values.remark?.trim() ?? '',
      lines: (values.lines ?? []).flatMap((line) =>
        line?.productCode && line.quantity
          ? [{ productCode: line.productCode, quantity: line.quantity }]
          : [],
      ),
    })
    if (!order) return
    if (asked !== undefined) store.remove(asked)
    unsaved.mark('form', false)
    setPlaced(order)
  }

  return (
    <PageFrame isNamedByMenu title={usePageName('oms', path)}>
      {placed ? (
        <OrderPlaced
          order={placed}
          list={list}
          onAnother={() => {
            setPlaced(undefined)
            clear()
          }}
        />
      ) : (
        <>
          {asked !== undefined && !draft && !isCart && (
            <Alert type="warning" showIcon title={texts.form.gone} />
          )}
          <DraftList identity="oms" path={path} except={asked} />
          <LoadingCard isLoading={false} error={choices.error} onRetry={choices.refetch} />
          <PageForm
            form={form}
            name={formName}
            layout="vertical"
            initialValues={initial}
            onValuesChange={() => {
              if (!isCart || !keepCart(store, plainValues())) unsaved.mark('form', true)
            }}
            onFinish={(values) => void send(values)}
            // antd's own scrolling to the first error leaves its label above the edge.
            onFinishFailed={({ errorFields: [first] }) =>
              first && showField([formName, ...first.name].join('_'))
            }
            style={{
              display: 'grid',
              gridTemplateColumns: isWide ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
              gap: 16,
              alignItems: 'start',
            }}
          >
            <Flex vertical gap={16} style={{ minWidth: 0 }}>
              <OrderBasics {...choices} />
              <Card size="small" title={texts.newOrder.lines}>
                <OrderLinesField {...choices} />
              </Card>
            </Flex>
            <OrderSummary
              isWide={isWide}
              distributors={choices.distributors}
              productsByCode={choices.productsByCode}
            >
              {problem && <Alert type="error" showIcon title={problem} />}
              {isFrozen && <FrozenAccount distributor={chosen} />}
              <FormButtons
                submitText={texts.newOrder.submit}
                isSending={isSending}
                refusal={isFrozen ? texts.newOrder.frozen : undefined}
                fill={isWide ? 'first' : 'all'}
                isDraft={draft !== undefined}
                onKeep={keepDraft}
                onRemove={() => {
                  if (asked !== undefined) store.remove(asked)
                  clear()
                }}
                onClear={clear}
              />
            </OrderSummary>
          </PageForm>
        </>
      )}
    </PageFrame>
  )
}
