import { Col, Row, Statistic } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { useFormats } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { AccountPage } from './account-page.tsx'

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
