import { StateChip } from '@portal/page-kit/chip'
import { responsibilityKey, saleAreaKey } from '@portal/protocol/rules/ids'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganizations } from '../../../../session/queries.ts'
import { useSession } from '../../../../session/session-store.ts'
import { Card } from '../../card/card.tsx'
import styles from './work-facts.module.css'

/** The departments, responsibilities and sale areas that the user has. */
function WorkFacts() {
  const { t } = useTranslation('frame')
  const user = useSession((session) => session.user)
  const position = useSession((session) => session.position)
  const { data: organizations = [] } = useOrganizations()
  if (!user) return null
  const units = { ceramic: t('ceramic'), bathroom: t('bathroom') }
  const distributor = user.distributorInfoBean
  return (
    <dl className={styles.facts}>
      <Fact term={t('userName')}>{user.userName}</Fact>
      {position && <Fact term={t('position')}>{position.positionName}</Fact>}
      {distributor && (
        <Fact term={t('distributor')}>
          {distributor.distributorName} <span className={styles.soft}>{distributor.distributorCode}</span>
        </Fact>
      )}
      <Fact term={t('departments')}>
        {organizations.map((one) => (
          <StateChip key={one.orgCode}>{one.orgName}</StateChip>
        ))}
      </Fact>
      <Fact term={t('responsibilities')}>
        {user.userRespList.map((one) => (
          <StateChip key={responsibilityKey(one)}>{one.responsibilityName}</StateChip>
        ))}
      </Fact>
      {user.sapDistributorSaleAreas.length > 0 && (
        <Fact term={t('saleAreas')}>
          {user.sapDistributorSaleAreas.map((area) => (
            <StateChip key={saleAreaKey(area)}>
              {units[area.salesOrgBusinessType]} · {area.saleOrganizationName} ·{' '}
              {area.distributionChannelName}
            </StateChip>
          ))}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The capacity in which the user works. */
export function WorkWidget() {
  const { t } = useTranslation('home')
  return (
    <Card title={t('titles.work')}>
      <WorkFacts />
    </Card>
  )
}
