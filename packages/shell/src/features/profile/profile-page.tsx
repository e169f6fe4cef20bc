import { LockOutlined, SwapOutlined } from '@ant-design/icons'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import { positionKey, responsibilityKey, saleAreaKey } from '@portal/protocol/rules/ids'
import { Avatar, Button, Tag } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TileWall } from '../../lib/ui/tile-wall.tsx'
import { useOrganizations } from '../../session/queries.ts'
import { useSession } from '../../session/session-store.ts'
import { bySystem, systemNames } from './profile-groups.ts'
import styles from './profile-page.module.css'

interface ProfileSectionProps {
  readonly title: string
  readonly isEmpty?: boolean
  readonly emptyText?: string
  readonly children: ReactNode
}

/** One group of facts; an empty one says so. */
function ProfileSection({ title, isEmpty = false, emptyText = '', children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className={styles.empty}>{emptyText}</p> : children}
    </section>
  )
}

/** The distributor that the user works for and its sale areas; empty for other users (specification §6). */
function Distributor({ user }: { user: UserInfo }) {
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
              <li key={saleAreaKey(area)}>
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

interface ProfilePageProps {
  readonly systems: readonly SystemMenu[]
  readonly onChangePassword: () => void
  readonly onSwitchPosition: () => void
}

/**
 * The user's data in the portal: account, positions, departments, responsibilities, sale areas (specification §2, §3).
 */
export function ProfilePage({ systems, onChangePassword, onSwitchPosition }: ProfilePageProps) {
  const { t } = useTranslation('profile')
  const user = useSession((session) => session.user)
  const position = useSession((session) => session.position)
  const current = useSession((session) => session.responsibility)
  const chosen = useSession((session) => session.departments)
  const { data: departments = [] } = useOrganizations()
  if (!user) return null
  const positions = user.baseUserPosition
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <TileWall className={styles.wall} side={44} />
        <Avatar size={64} className={styles.avatar ?? ''} aria-hidden>
          {user.userFullName.slice(0, 1)}
        </Avatar>
        <div className={styles.who}>
          <h1>{user.userFullName}</h1>
          <p>{t('account', { name: user.userName })}</p>
        </div>
        <div className={styles.actions}>
          {positions.length > 0 && (
            <Button icon={<SwapOutlined aria-hidden />} onClick={onSwitchPosition}>
              {t('switchPosition')}
            </Button>
          )}
          <Button icon={<LockOutlined aria-hidden />} onClick={onChangePassword}>
            {t('changePassword')}
          </Button>
        </div>
      </header>
      <ProfileSection title={t('positions')} emptyText={t('noPositions')} isEmpty={positions.length === 0}>
        <ul className={styles.rows}>
          {positions.map((one) => (
            <li key={positionKey(one)}>
              {one.positionName} <span className={styles.code}>{one.organzationCode}</span>
              {position && positionKey(one) === positionKey(position) && (
                <Tag color="blue">{t('current')}</Tag>
              )}
              {one.defaultPosition === 'Y' && <Tag>{t('default')}</Tag>}
            </li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection
        title={t('departments')}
        emptyText={t('noDepartments')}
        isEmpty={departments.length === 0}
      >
        <ul className={styles.rows}>
          {departments.map(({ orgCode, orgName }) => (
            <li key={orgCode}>
              {orgName} <span className={styles.code}>{orgCode}</span>
              {chosen.includes(orgCode) && <Tag color="blue">{t('current')}</Tag>}
            </li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection title={t('responsibilities')}>
        <dl className={styles.systems}>
          {bySystem(user.userRespList).map(({ systemCode, responsibilities }) => (
            <div key={systemCode} className={styles.system}>
              <dt>
                <SystemName code={systemCode} name={systemNames(systems, systemCode).join(t('and'))} />
              </dt>
              {responsibilities.map((one) => (
                <dd key={responsibilityKey(one)}>
                  {one.responsibilityName}{' '}
                  {one.responsibilityCode !== one.responsibilityName && (
                    <span className={styles.code}>{one.responsibilityCode}</span>
                  )}
                  {current && responsibilityKey(one) === responsibilityKey(current) && (
                    <Tag color="blue">{t('current')}</Tag>
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </ProfileSection>
      <Distributor user={user} />
    </div>
  )
}

const SystemName = ({ code, name }: { code: string; name: string }) =>
  name ? (
    <>
      {name} <span className={styles.code}>{code}</span>
    </>
  ) : (
    code
  )
