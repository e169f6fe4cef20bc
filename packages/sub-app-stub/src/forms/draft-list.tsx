import { useFormats } from '@portal/page-kit/formats'
import { usePortalSnapshot, useTabActive } from '@portal/sub-app-sdk/react'
import { Button, Card, Flex, Popconfirm, Tag, Typography } from 'antd'
import { useMemo, useState } from 'react'
import { fill, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import pageStyles from '../page/page.module.css'
import { useOpenPage } from '../page/use-open-page.ts'
import { cartId, type Draft, draftStore } from './draft-store.ts'
import styles from './forms.module.css'

/** The part of a form's address that names the draft which it shows. */
export const draftParameter = 'draft'

/** Where a draft is opened. */
export const draftPath = (path: string, id: string): string =>
  `${path}?${draftParameter}=${encodeURIComponent(id)}`

/** The drafts of one form; read again whenever the page becomes visible, as another tab may have saved one. */
export function useDrafts(path: string) {
  const identity = useIdentity()
  const { user } = usePortalSnapshot()
  const isActive = useTabActive()
  const [changes, setChanges] = useState(0)
  const store = useMemo(() => draftStore(identity + path, user.userName), [identity, path, user.userName])
  const drafts = useMemo(() => store.list(), [store, isActive, changes])
  return { drafts, store, changed: () => setChanges((count) => count + 1) }
}

interface DraftListProps {
  /** Of the form. */
  readonly path: string
  /** The draft that the page itself shows. */
  readonly except?: string | undefined
}

/** A line of an order: product and quantity. */
const lineSummary = (line: unknown) =>
  line instanceof Object ? Object.values(line).filter(Boolean).join(' × ') : line

/** Unique by time, and by chance for two tabs at once. */
export const newDraftId = (moment: string) =>
  `${Date.parse(moment).toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** What a draft is about: the first things that were filled in. */
const summary = ({ values }: Draft) =>
  Object.values(values)
    .flatMap((value) => (Array.isArray(value) ? value.map(lineSummary) : [value]))
    .filter((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
    .slice(0, 3)
    .join(' · ')

/** The drafts of a form on this device, to continue or to delete; nothing when there are none. */
export function DraftList({ path, except }: DraftListProps) {
  const { form } = useTexts()
  const { time } = useFormats()
  const openPage = useOpenPage()
  const { drafts, store, changed } = useDrafts(path)
  const others = drafts.filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <Card size="small" title={fill(form.drafts, { count: others.length })}>
      <Flex vertical gap={8} component="ul" className={pageStyles.plain ?? ''}>
        {others.map((draft) => (
          <Flex key={draft.id} component="li" wrap align="center" justify="space-between" gap={8}>
            <Flex wrap align="center" gap={8} className={pageStyles.narrowing ?? ''}>
              <Tag color="warning">{draft.id === cartId ? form.cart : form.draft}</Tag>
              <Typography.Text ellipsis className={styles.summary ?? ''}>
                {summary(draft)}
              </Typography.Text>
              <Typography.Text type="secondary">
                {fill(form.keptAt, { time: time(draft.keptAt) })}
              </Typography.Text>
            </Flex>
            <Flex gap={8}>
              <Button size="small" onClick={() => void openPage(draftPath(path, draft.id))}>
                {form.open}
              </Button>
              <Popconfirm
                title={form.removeAsked}
                okText={form.remove}
                onConfirm={() => {
                  store.remove(draft.id)
                  changed()
                }}
              >
                <Button size="small" danger>
                  {form.remove}
                </Button>
              </Popconfirm>
            </Flex>
          </Flex>
        ))}
      </Flex>
    </Card>
  )
}
