import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './notice-content.module.css'
import { sanitised } from './sanitise.ts'

/** The text of a notice: HTML of its author's, shown without what could harm. */
export function NoticeContent({ html }: { html: string }) {
  const { t } = useTranslation('notices')
  const place = useRef<HTMLDivElement>(null)
  const tableLabel = t('table')
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitised(html, { tableLabel }))
  }, [html, tableLabel])
  return <div ref={place} className={styles.content} />
}
