import { StateChip } from '@portal/page-kit/chip'
import type { ServiceUse } from '@portal/protocol/calls/figures'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../../lib/routes.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { useFormats } from '../../card/use-formats.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useHomeFigures } from '../figures/use-figures.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Health of the backend's parts, for administrators, failures first; a row opens the status page. */
export function ServicesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { count } = useFormats()
  const navigate = useNavigate()
  const nameOf = useServiceName()
  const query = useHomeFigures()
  return (
    <WidgetCard
      widget={widget}
      query={query}
      isEmpty={({ portal }) => !portal?.services?.length}
      empty={t('services.none')}
      allAt={paths.health}
    >
      {({ portal }) => (
        <RowList>
          {portal?.services?.map((one) => (
            <ListRow
              key={one.service}
              title={nameOf(one)}
              meta={[one.service, t('services.calls', { count: one.calls, shown: count(one.calls) })]}
              aside={
                <StateChip tone={one.failures > 0 ? 'blocked' : 'done'}>
                  {one.failures > 0
                    ? t('services.failures', { count: one.failures, shown: count(one.failures) })
                    : t('services.well')}
                </StateChip>
              }
              asideMeta={t('services.slow', { ms: count(one.slowMs) })}
              onOpen={() => void navigate(paths.health)}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}

/** Name of a part of the backend; unspecified ones go by their name in addresses. */
function useServiceName() {
  const { t } = useTranslation('home')
  const names: Readonly<Record<string, string>> = {
    baseNewServer: t('services.names.baseNewServer'),
    bpmServer: t('services.names.bpmServer'),
    businessServer: t('services.names.businessServer'),
    commonsServer: t('services.names.commonsServer'),
    contractServer: t('services.names.contractServer'),
    imsOrderServer: t('services.names.imsOrderServer'),
    imsSaafBaseServer: t('services.names.imsSaafBaseServer'),
    merchantsServer: t('services.names.merchantsServer'),
    messageServer: t('services.names.messageServer'),
  }
  return ({ service }: ServiceUse) => names[service] ?? service
}
