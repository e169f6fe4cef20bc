import { useFormats } from '@portal/page-kit/formats'
import type { SalesOrder } from '@portal/protocol/calls/order'
import { Button, Card } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import { DoneState } from '../page/done-state.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { recordPath } from '../records/record-path.ts'

interface OrderPlacedProps {
  readonly order: SalesOrder
  /** Where orders of this kind are listed. */
  readonly list: string
  readonly onAnother: () => void
}

/** What became of the form: the order with its number, and where to go from here. */
export function OrderPlaced({ order, list, onAnother }: OrderPlacedProps) {
  const { newOrder: texts, list: listTexts, nouns } = useTexts()
  const { amount } = useFormats()
  const openPage = useOpenPage()
  const { orderNo: number, distributorName: distributor } = order
  const title = fill(listTexts.recordTitle, { noun: nouns.order.title, number })
  return (
    <Card role="status">
      <DoneState
        title={fill(texts.placed, { number })}
        text={fill(texts.placedText, { distributor, amount: amount(order.amount) })}
        actions={
          <>
            <Button type="primary" onClick={() => void openPage(recordPath(list, number), title)}>
              {texts.open}
            </Button>
            <Button onClick={onAnother}>{texts.another}</Button>
            <Button onClick={() => void openPage(list)}>{texts.list}</Button>
          </>
        }
      />
    </Card>
  )
}
