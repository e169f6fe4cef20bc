import type { SignedInPerson } from '@portal/protocol/calls/figures'
import { Drawer, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../card/use-formats.ts'
import styles from './people-drawer.module.css'

interface PeopleDrawerProps {
  readonly title: string
  readonly people: readonly SignedInPerson[]
  readonly open: boolean
  readonly onClose: () => void
}

/** Who is signed in, and since when. */
export function PeopleDrawer({ title, people, open, onClose }: PeopleDrawerProps) {
  const { t } = useTranslation('home')
  const { ago, exact } = useFormats()
  return (
    <Drawer title={title} open={open} onClose={onClose} size={400}>
      {people.length === 0 ? (
        <Empty description={t('figures.noOne')} />
      ) : (
        <ul className={styles.people}>
          {people.map(({ userName, userFullName, signedInAt }) => (
            <li key={userName}>
              <span className={styles.initial} aria-hidden>
                {userFullName.slice(0, 1)}
              </span>
              <span className={styles.name}>
                <strong>{userFullName}</strong>
                <span>{userName}</span>
              </span>
              <time dateTime={signedInAt} title={exact(signedInAt)}>
                {ago(signedInAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  )
}
