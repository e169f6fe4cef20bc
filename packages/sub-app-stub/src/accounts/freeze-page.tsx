import { usePortalClient } from '../backend/portal-client.ts'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { FactList } from '../page/fact-list.tsx'
import { AccountPage } from './account-page.tsx'

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
