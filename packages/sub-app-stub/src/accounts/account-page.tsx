import { EmptyState } from '@portal/page-kit/empty-state'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Grid, Select, Table, type TableColumnsType, Typography } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import styles from './accounts.module.css'

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
      title={usePageName(path)}
      actions={
        distributors.length > 1 && (
          <Select
            aria-label={fields.distributor}
            placeholder={texts.all}
            allowClear
            className={styles.distributor ?? ''}
            value={distributor?.distributorCode ?? null}
            options={distributors.map(({ distributorCode, distributorName }) => ({
              value: distributorCode,
              label: `${distributorName} (${distributorCode})`,
            }))}
            showSearch={{ optionFilterProp: 'label' }}
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

interface DistributorTableProps extends AllAccountsProps {
  /** Said where there are none. */
  readonly none: string
  readonly note?: string
  /** Beside the name. */
  readonly mark?: (distributor: Distributor) => ReactNode
  /** Below the name on a phone, in place of the wide columns. */
  readonly below: (distributor: Distributor) => ReactNode
  readonly wide: TableColumnsType<Distributor>
  readonly always?: TableColumnsType<Distributor>
}

/** Distributors whose accounts open. On a phone most of each is below its name. */
export function DistributorTable(props: DistributorTableProps) {
  const { distributors, onChoose, none, note, mark, below, wide, always = [] } = props
  const { fields } = useTexts()
  const { md: isWide = false } = Grid.useBreakpoint()
  if (distributors.length === 0)
    return (
      <Card>
        <EmptyState text={none} />
      </Card>
    )
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <Table<Distributor>
        size="middle"
        rowKey="distributorCode"
        dataSource={distributors}
        {...(note ? { footer: () => note } : {})}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, className: styles.pages ?? '' }}
        columns={[
          {
            title: fields.distributor,
            render: (_, distributor) => (
              <Flex vertical align="start">
                <Flex wrap align="center" gap={8}>
                  <Button
                    type="link"
                    className={pageStyles.link ?? ''}
                    onClick={() => onChoose(distributor.distributorCode)}
                  >
                    {distributor.distributorName}
                  </Button>
                  {mark?.(distributor)}
                </Flex>
                <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
                  {[distributor.distributorCode, distributor.city].filter(Boolean).join(' · ')}
                </Typography.Text>
                {!isWide && below(distributor)}
              </Flex>
            ),
          },
          ...(isWide ? wide : []),
          ...always,
        ]}
      />
    </Card>
  )
}
