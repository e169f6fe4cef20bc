import type { UserInfo } from '@portal/protocol/entities/user'
import { useTranslation } from 'react-i18next'
import { areaKey } from './profile-groups.ts'
import styles from './profile-page.module.css'
import { ProfileSection } from './profile-section.tsx'

/** The distributor that the user works for and where it sells; nothing for everybody else (specification §6). */
export function Distributor({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile')
  const distributor = user.distributorInfoBean
  const areas = user.sapDistributorSaleAreas
  const units = { ceramic: t('ceramic'), bathroom: t('bathroom') }
  return (
    <>
      {distributor && (
        <ProfileSection title={t('distributor')}>
          <p>
            {distributor.distributorName} <span className={styles.code}>{distributor.distributorCode}</span>
          </p>
        </ProfileSection>
      )}
      {areas.length > 0 && (
        <ProfileSection title={t('saleAreas')}>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li key={areaKey(area)}>
                <strong>{area.saleOrganizationName}</strong>
                <span>
                  {units[area.salesOrgBusinessType]} · {area.distributionChannelName}
                </span>
                <span className={styles.code}>
                  {area.saleOrganizationCode} / {area.distributionChannelCode} / {area.companyCode}
                </span>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
    </>
  )
}
