import { AutoComplete, Button, Card, Empty, Flex, Skeleton } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { useCall } from '../backend/use-call.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { FailureResult } from '../page/failure-result.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { useDistributors } from './use-distributors.ts'

interface AccountPageProps<Account> {
  readonly path: string
  readonly load: (distributorCode: string, signal: AbortSignal) => Promise<Account>
  readonly draw: (account: Account) => ReactNode
}

const condition = 'distributorCode'

/** One account, of the distributor that the address names; people who see a single distributor begin with that. */
export function AccountPage<Account>({ path, load, draw }: AccountPageProps<Account>) {
  const texts = useTexts()
  const client = usePortalClient()
  const [search, setSearch] = useSearchParams()
  const distributors = useDistributors(client)
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
            <FailureResult error={account.error} onRetry={account.retry} />
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
