import { useFormats } from '@portal/page-kit/formats'
import type { DistributorAccount } from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { mailLink, phoneLink } from '@portal/protocol/rules/contact-links'
import { useQuery } from '@tanstack/react-query'
import { Alert, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { RecordLink, useRecordLinks } from '../records/record-links.tsx'

interface FrozenAccountProps {
  readonly distributor: Pick<Distributor, 'distributorCode' | 'account'>
}

/** Says that the distributor's account is frozen, and whom to call. */
export const FrozenAccount = ({ distributor: { distributorCode, account } }: FrozenAccountProps) => (
  <FreezeAlert
    account={account ?? { frozenAt: null, freezeReason: '', freezeRecord: null }}
    contact={<AccountManager key={distributorCode} code={distributorCode} />}
  />
)

interface FreezeAlertProps {
  readonly account: Pick<DistributorAccount, 'frozenAt' | 'freezeReason' | 'freezeRecord'>
  readonly contact?: ReactNode
}

/** Since when and why an account has been frozen, with a link to the record behind it. */
export function FreezeAlert({ account, contact }: FreezeAlertProps) {
  const { frozenAt, freezeReason } = account
  const { newOrder: texts, accounts } = useTexts()
  const { date } = useFormats()
  return (
    <Alert
      role="note"
      type="error"
      showIcon
      title={frozenAt ? fill(texts.frozenSince, { date: date(frozenAt) }) : texts.frozen}
      description={
        <Flex vertical gap={4}>
          {freezeReason && <FreezeReason account={account} />}
          <span>{accounts.stillShips}</span>
          {contact}
        </Flex>
      }
    />
  )
}

/** The number of the record leads to it where the menus do. */
export function FreezeReason({
  account: { freezeReason, freezeRecord },
}: {
  readonly account: Pick<DistributorAccount, 'freezeReason' | 'freezeRecord'>
}) {
  const { toRecord } = useRecordLinks(Boolean(freezeRecord))
  const number = freezeRecord?.number ?? ''
  const open = freezeRecord && toRecord(freezeRecord.kind, number, freezeRecord.businessUnit)
  const at = freezeReason.indexOf(number)
  if (!open || at < 0) return <span>{freezeReason}</span>
  return (
    <span>
      {freezeReason.slice(0, at)}
      <RecordLink onOpen={() => void open()}>{number}</RecordLink>
      {freezeReason.slice(at + number.length)}
    </span>
  )
}

/** The account manager of a distributor with phone number and e-mail address; nothing where the backend names none. */
function AccountManager({ code }: { readonly code: string }) {
  const { accounts } = useTexts()
  const client = usePortalClient()
  const { data } = useQuery({
    queryKey: ['accountManager', code],
    queryFn: async ({ signal }) =>
      (await client.checkAccountFreeze({ query: { distributorCode: code } }, { signal })).data
        .accountManager ?? null,
  })
  if (!data) return null
  const { name, phone, email } = data
  const [call, mail] = [phoneLink(phone), mailLink(email)]
  return (
    <Flex wrap gap="0 12px">
      <span>{fill(accounts.manager, { name })}</span>
      {call && <Typography.Link href={call}>{phone}</Typography.Link>}
      {mail && <Typography.Link href={mail}>{email}</Typography.Link>}
    </Flex>
  )
}
