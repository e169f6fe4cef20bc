import { useFormats } from '@portal/page-kit/formats'
import type { Client } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { conditionNames } from '../lists/list-definition.ts'
import { readListQuery } from '../lists/list-query.ts'
import { listPages } from '../lists/pages.ts'
import pageStyles from '../page/page.module.css'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import styles from './home.module.css'

/** A number of the start page: the rows of a list, or what they come to. */
interface StartFigure {
  readonly label: keyof Texts['figures']
  /** A list of the same sub-app, filtered to the counted rows; `{month}` is the month of the company. */
  readonly path: string
  readonly isToDo?: true
  readonly isAmount?: true
}

/** What a system's start page counts, most important first. Any number above 0 of something to do is highlighted. */
const startFigures: Readonly<Record<SpecifiedSubApp, readonly StartFigure[]>> = {
  oms: [
    {
      label: 'monthSales',
      path: '/orders/summary?scope=own&monthFrom={month}&monthTo={month}',
      isAmount: true,
    },
    { label: 'ordersSubmitted', path: '/orders/all?scope=own&status=submitted', isToDo: true },
    { label: 'ordersProducing', path: '/orders/all?scope=own&status=producing' },
    { label: 'pickupsBooked', path: '/pickups?scope=own&status=booked' },
  ],
  ltc: [
    { label: 'projectsInReview', path: '/projects/review?scope=own', isToDo: true },
    { label: 'contractsWaiting', path: '/contracts/waiting?scope=own', isToDo: true },
    { label: 'contractsEffective', path: '/contracts?scope=own&status=effective' },
  ],
  czdp: [
    { label: 'distributors', path: '/dealers' },
    { label: 'stores', path: '/stores' },
    { label: 'samplesRequested', path: '/samples/requests', isToDo: true },
    { label: 'samplesDisplayed', path: '/samples' },
  ],
  dp: [
    { label: 'toMeasure', path: '/measurements', isToDo: true },
    { label: 'toFit', path: '/installations', isToDo: true },
    { label: 'fitted', path: '/after-sales' },
    { label: 'pickupsBooked', path: '/pickups?status=booked' },
  ],
}

/** Enough months of distributors to be summed. */
const manyRows = 1000

/** A list returns its total whatever the page size. */
async function count(
  client: Client,
  identity: SpecifiedSubApp,
  { path, isAmount }: StartFigure,
  signal: AbortSignal,
) {
  const [list = '', conditions] = path.split('?')
  const definition = listPages[identity][list]
  if (!definition) throw new Error(`A figure counts ${list}, which is no list.`)
  const query = readListQuery(new URLSearchParams(conditions), conditionNames(definition.filters))
  const { rows, total } = await definition.load(client, { ...query, size: isAmount ? manyRows : 1 }, signal)
  return isAmount ? rows.reduce((sum, { amount }) => sum + Number(amount), 0) : total
}

/**
 * Whether the user looks after some of the distributors, so that the rows of `scope=own` are fewer than all. Not known of a
 * backend without the call, and until it answers.
 */
export function useLooksAfter(): boolean {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const { data } = useQuery({
    queryKey: ['scope', user.userId],
    queryFn: async ({ signal }) => (await client.homeFigures({ body: {} }, { signal })).data.scope,
    enabled: !user.isDistributor,
  })
  return data === 'own'
}

interface StartFiguresProps {
  /** Undefined until it is known. */
  readonly mayOpen: ((path: string) => boolean) | undefined
}

/** The numbers of a system at a glance; each opens the list that it counts. */
export function StartFigures({ mayOpen }: StartFiguresProps) {
  const { figures: names, codes } = useTexts()
  const identity = useIdentity()
  const { user, theme } = usePortalSnapshot()
  const formats = useFormats()
  const client = usePortalClient()
  const openPage = useOpenPage()
  const looksAfter = useLooksAfter()
  const month = companyDay(Date.now()).slice(0, 7)
  const figures = startFigures[identity]
    .filter(({ path }) => mayOpen?.(path))
    .map((figure) => ({ ...figure, path: fill(figure.path, { month }) }))
  const counted = useQuery({
    queryKey: ['startFigures', identity, user.userId, month, figures.length],
    enabled: figures.length > 0,
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        figures.map((figure) => count(client, identity, figure, signal)),
      )
      const ended = answers.find((answer) => answer.status === 'rejected')
      // A failed one shows a dash; only if all fail there is a message.
      if (ended && answers.every(({ status }) => status === 'rejected')) throw ended.reason
      return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined))
    },
  })
  useShownAgain(() => void counted.refetch())
  if (!mayOpen) return <Skeleton.Node active style={{ width: '100%', height: 90 }} />
  const missing = counted.isLoading ? '…' : '–'
  const tiles = figures.map(({ label, path, isToDo, isAmount }, index) => {
    const value = counted.data?.[index]
    // Leaves out what others look after.
    const isOwn = looksAfter && /[?&]scope=own\b/.test(path)
    const isUrgent = isToDo && value !== undefined && value > 0
    return (
      <li key={label} className={styles.figure}>
        <Button block className={styles.tile ?? ''} onClick={() => void openPage(path)}>
          <span className={styles.label}>
            {isOwn ? `${names[label]} · ${codes.scope.own}` : names[label]}
          </span>
          <span
            aria-busy={counted.isLoading}
            className={styles.value}
            style={isUrgent ? { color: toneColors[theme].waiting.text } : undefined}
          >
            {value === undefined ? missing : formats[isAmount ? 'amount' : 'quantity'](value)}
          </span>
        </Button>
      </li>
    )
  })
  if (tiles.length === 0) return null
  return <ul className={`${pageStyles.plain} ${pageStyles.columns} ${styles.figures}`}>{tiles}</ul>
}
