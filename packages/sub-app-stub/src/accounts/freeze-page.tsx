import { FailureState } from '@portal/page-kit/failure-state'
import { Card, Skeleton } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { FactList } from '../page/fact-list.tsx'
import { AccountPage } from './account-page.tsx'
import { FreezeAlert } from './frozen-account.tsx'
import { FrozenAccounts } from './frozen-accounts.tsx'

/** Which accounts are frozen, since when and why; of one account whether it is. */
export const FreezePage = () => (
  <AccountPage
    path="/account-freeze"
    All={FrozenAccounts}
    draw={({ distributorCode, distributorName }) => (
      <Freeze key={distributorCode} code={distributorCode} name={distributorName} />
    )}
  />
)

function Freeze({ code, name }: { readonly code: string; readonly name: string }) {
  const client = usePortalClient()
  const { fields } = useTexts()
  const found = useCall(
    code,
    async (signal) =>
      (await client.checkAccountFreeze({ query: { distributorCode: code } }, { signal })).data,
  )
  const state = found.data
  return (
    <>
      {state?.frozen === 'Y' && (
        <FreezeAlert
          account={{
            frozenAt: state.frozenAt,
            freezeReason: state.reason ?? '',
            freezeRecord: state.freezeRecord ?? null,
          }}
        />
      )}
      <Card size="small" title={`${name} (${code})`}>
        {found.isLoading && <Skeleton active />}
        {!found.isLoading && found.error !== undefined && (
          <FailureState error={found.error} onRetry={found.retry} />
        )}
        {state && (
          <FactList
            facts={[
              { label: fields.frozen, children: <Cell value={state.frozen} as="frozen" /> },
              ...(state.frozen === 'Y'
                ? [
                    { label: fields.frozenAt, children: <Cell value={state.frozenAt} as="date" /> },
                    { label: fields.reason, children: <Cell value={state.reason} as={undefined} /> },
                  ]
                : []),
            ]}
          />
        )}
      </Card>
    </>
  )
}
