import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../../../lib/config/runtime-config.ts'
import { ViewSwitch } from '../../../../lib/ui/view-switch.tsx'
import { findOpenPage } from '../../../../menu/menu-tree.ts'
import { useHomeMenus } from '../../home-context.ts'
import type { WidgetProps } from '../widget-props.ts'
import { SalesOrders } from './sales-orders.tsx'

/** Orders of the user's business units and what they come to; people with both see all, as in the figures, or choose one. */
export function OrdersWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { units, unitPages } = widget
  const [chosen, setChosen] = useState<BusinessUnit | 'all'>('all')
  const names = { all: t('units.all'), ceramic: t('units.ceramic'), bathroom: t('units.bathroom') }
  const [only = 'all'] = units
  const unit = units.length === 1 ? only : chosen === 'all' || units.includes(chosen) ? chosen : 'all'
  const views = units.length > 1 && (
    <ViewSwitch
      label={t('units.label')}
      views={(['all', ...units] as const).map((one) => [one, names[one]])}
      chosen={unit}
      onChoose={setChosen}
    />
  )
  const all = usePageOfAllUnits()
  const page = (unit === 'all' ? all : unitPages?.[unit]) ?? widget.page
  return <SalesOrders widget={{ ...widget, page }} unit={unit} views={views} />
}

/** The page with the orders of all business units, which the figures lead to. */
function usePageOfAllUnits() {
  const systems = useHomeMenus()
  return useMemo(() => {
    const [found] = (getConfig().homeWidgets?.figures ?? []).flatMap((ref) => {
      const item = ref.unit ? undefined : findOpenPage(systems, ref)
      return item ? [{ systemCode: ref.system, item }] : []
    })
    return found
  }, [systems])
}
