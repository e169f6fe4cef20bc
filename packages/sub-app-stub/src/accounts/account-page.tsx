import { EmptyState } from '@portal/page-kit/empty-state'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { useQuery } from '@tanstack/react-query'
import { Card, Select } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'

export interface AllAccountsProps {
  readonly distributors: readonly Distributor[]
  readonly onChoose: (distributorCode: string) => void
}

interface AccountPageProps {
  readonly path: string
  /** What the page shows of one account. */
  readonly draw: (distributor: Distributor) => ReactNode
  /** The rows that it shows for all of them. */
  readonly All: ComponentType<AllAccountsProps>
}

const condition = 'distributorCode'

/** Enough for every distributor of the demo company. */
const size = 500

/** The account of the distributor in the address. Users who see several start with a list. */
export function AccountPage({ path, draw, All }: AccountPageProps) {
  const { fields, accounts: texts } = useTexts()
  const client = usePortalClient()
  const [search, setSearch] = useSearchParams()
  const found = useQuery({
    queryKey: ['accounts'],
    queryFn: async ({ signal }) =>
      (await client.distributorPage({ query: { current: 1, size } }, { signal })).data.records,
  })
  const distributors = found.data ?? []
  const only = distributors.length === 1 ? distributors[0]?.distributorCode : undefined
  const code = search.get(condition) ?? only
  const choose = (chosen: string | undefined) => setSearch(chosen ? { [condition]: chosen } : {})
  const distributor = distributors.find(({ distributorCode }) => distributorCode === code)

  return (
    <PageFrame
      isNamedByMenu
      title={usePageName('oms', path)}
      actions={
        distributors.length > 1 && (
          <Select
            aria-label={fields.distributor}
            placeholder={texts.all}
            allowClear
            value={distributor?.distributorCode ?? null}
            options={distributors.map(({ distributorCode, distributorName }) => ({
              value: distributorCode,
              label: `${distributorName} (${distributorCode})`,
            }))}
            showSearch={{ optionFilterProp: 'label' }}
            style={{ width: 'min(320px, 80vw)' }}
            onChange={choose}
          />
        )
      }
    >
      <LoadingCard isLoading={found.isLoading} error={found.error} onRetry={found.refetch} />
      {found.data &&
        (distributor ? (
          draw(distributor)
        ) : code ? (
          <Card>
            <EmptyState text={texts.unknown} />
          </Card>
        ) : (
          <All distributors={distributors} onChoose={choose} />
        ))}
    </PageFrame>
  )
}
