import { InboxOutlined } from '@ant-design/icons'
import styles from './nothing-here.module.css'

/** Says in place that there is nothing to show, and what of. */
export const NothingHere = ({ text }: { text: string }) => (
  <div className={styles.place}>
    <InboxOutlined className={styles.picture ?? ''} aria-hidden />
    <p>{text}</p>
  </div>
)
