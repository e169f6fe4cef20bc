import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { PageFrame } from '@portal/page-kit/page-frame'
import { AutoComplete, Button, Card, Col, Empty, Flex, Row, Skeleton, Statistic } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { useDistributors } from '../lists/use-distributors.ts'
import { FactList } from '../page/fact-list.tsx'

interface AccountPageProps<Account> {
  readonly path: string
  readonly load: (distributorCode: string, signal: AbortSignal) => Promise<Account>
  readonly draw: (account: Account) => ReactNode
}

const condition = 'distributorCode'

/** One account, of the distributor that the address names; people who see a single distributor begin with that. */
function AccountPage<Account>({ path, load, draw }: AccountPageProps<Account>) {
  const texts = useTexts()
  const client = usePortalClient()
  const [search, setSearch] = useSearchParams()
  const distributors = useDistributors(client).map(({ code, name }) => ({
    value: code,
    label: `${code} ${name}`,
  }))
  const only = distributors.length === 1 ? distributors[0]?.value : undefined
  const asked = search.get(condition) ?? only ?? ''
  const [code, setCode] = useState(asked)
  useEffect(() => setCode(asked), [asked])
  const account = useCall(asked, async (signal) => (asked ? { found: await load(asked, signal) } : {}))
  const label = texts.fields.distributorCode

  return (
    <PageFrame title={usePageName('oms', path)}>
      <Card>
        <Flex vertical gap={24}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setSearch(code.trim() ? { [condition]: code.trim() } : {}, { replace: true })
            }}
          >
            <Flex wrap gap={8}>
              <AutoComplete
                aria-label={label}
                placeholder={label}
                value={code}
                options={distributors}
                showSearch={{ filterOption: (text, option) => String(option?.label).includes(text) }}
                style={{ flex: '1 1 240px', maxWidth: 360 }}
                onChange={setCode}
              />
              <Button type="primary" htmlType="submit">
                {texts.list.search}
              </Button>
            </Flex>
          </form>
          {account.isLoading && <Skeleton active />}
          {!account.isLoading && account.error !== undefined && (
            <FailureState error={account.error} onRetry={account.retry} />
          )}
          {!account.isLoading && account.data && !account.data.found && (
            <Empty description={texts.accounts.choose} />
          )}
          {!account.isLoading && account.data?.found && <div>{draw(account.data.found)}</div>}
        </Flex>
      </Card>
    </PageFrame>
  )
}

/** Money and points of a distributor. */
export function BalancePage() {
  const client = usePortalClient()
  const { fields } = useTexts()
  const { amount, quantity } = useFormats()
  return (
    <AccountPage
      path="/balance"
      load={async (distributorCode, signal) =>
        (await client.findBalanceAndIntegral({ body: { distributorCode } }, { signal })).data
      }
      draw={(account) => (
        <>
          <h2 style={{ margin: '0 0 16px', fontSize: 16 }}>
            {account.distributorName} ({account.distributorCode})
          </h2>
          <Row gutter={[16, 16]}>
            {[
              { title: fields.balance, value: amount(account.balance) },
              { title: fields.creditLimit, value: amount(account.creditLimit) },
              { title: fields.integral, value: quantity(account.integral) },
              { title: fields.waitingIntegral, value: quantity(account.waitingIntegral) },
            ].map((figure) => (
              <Col key={figure.title} xs={24} sm={12} xl={6}>
                <Statistic {...figure} />
              </Col>
            ))}
          </Row>
        </>
      )}
    />
  )
}

/** Whether a distributor's account is frozen, and why. */
export function FreezePage() {
  const client = usePortalClient()
  const { fields } = useTexts()
  return (
    <AccountPage
      path="/account-freeze"
      load={async (distributorCode, signal) =>
        (await client.checkAccountFreeze({ query: { distributorCode } }, { signal })).data
      }
      draw={({ distributorCode, frozen, reason, frozenAt }) => (
        <FactList
          facts={[
            { label: fields.distributorCode, children: distributorCode },
            { label: fields.frozen, children: <Cell value={frozen} as="frozen" /> },
            { label: fields.frozenAt, children: <Cell value={frozenAt} as="date" /> },
            { label: fields.reason, children: <Cell value={reason} as={undefined} /> },
          ]}
        />
      )}
    />
  )
}
