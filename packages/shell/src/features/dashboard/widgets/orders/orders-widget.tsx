import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ViewSwitch } from '../../../../lib/ui/view-switch.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { BathroomOrders } from './bathroom-orders.tsx'
import { CeramicOrders } from './ceramic-orders.tsx'

/** Orders of the user's business units and what they come to; people with both choose one. */
export function OrdersWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const [chosen, setChosen] = useState<BusinessUnit>()
  const names = { ceramic: t('units.ceramic'), bathroom: t('units.bathroom') }
  const unit = chosen && widget.units.includes(chosen) ? chosen : widget.units[0]
  const views = unit && widget.units.length > 1 && (
    <ViewSwitch
      label={t('units.label')}
      views={widget.units.map((one) => [one, names[one]])}
      chosen={unit}
      onChoose={setChosen}
    />
  )
  const Orders = unit === 'bathroom' ? BathroomOrders : CeramicOrders
  const page = (unit && widget.unitPages?.[unit]) ?? widget.page
  return <Orders widget={{ ...widget, page }} views={views} />
}
