import { useFormats } from '@portal/page-kit/formats'
import { companyDay } from '@portal/protocol/company-time'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, theme } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { type StartFigure, startFigures } from './figures.ts'
import { useLooksAfter } from './use-looks-after.ts'

interface StartFiguresProps {
  readonly identity: SpecifiedSubApp
  /** Undefined until it is known. */
  readonly mayOpen: ((path: string) => boolean) | undefined
}

/** The numbers of a system at a glance; each opens the list that it counts. */
export function StartFigures({ identity, mayOpen }: StartFiguresProps) {
  if (!mayOpen) return <Skeleton.Node active style={{ width: '100%', height: 90 }} />
  const figures = startFigures[identity].filter(({ path }) => mayOpen(path))
  return figures.length > 0 ? <Figures identity={identity} figures={figures} /> : null
}

interface FiguresProps {
  readonly identity: SpecifiedSubApp
  readonly figures: readonly StartFigure[]
}

function Figures({ identity, figures }: FiguresProps) {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const month = companyDay(Date.now()).slice(0, 7)
  const counted = useQuery({
    queryKey: ['startFigures', identity, user.userId, month, figures.length],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(figures.map(({ load }) => load(client, signal, month)))
      const ended = answers.find((answer) => answer.status === 'rejected')
      // A failed one shows a dash; only if all fail there is a message.
      if (ended && answers.every(({ status }) => status === 'rejected')) throw ended.reason
      return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined))
    },
  })
  useShownAgain(() => void counted.refetch())
  const looksAfter = useLooksAfter()
  return (
    <ul
      style={{
        ...{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
      }}
    >
      {figures.map((figure, index) => (
        <FigureTile
          key={figure.label}
          figure={figure}
          isOwn={looksAfter && /[?&]scope=own\b/.test(figure.path)}
          path={fill(figure.path, { month })}
          value={counted.data?.[index]}
          isLoading={counted.isLoading}
        />
      ))}
    </ul>
  )
}

interface FigureTileProps {
  readonly figure: StartFigure
  /** Whether it leaves out what others look after. */
  readonly isOwn: boolean
  readonly path: string
  readonly value: number | undefined
  readonly isLoading: boolean
}

function FigureTile({ figure, isOwn, path, value, isLoading }: FigureTileProps) {
  const { figures, codes } = useTexts()
  const { token } = theme.useToken()
  const { theme: scheme } = usePortalSnapshot()
  const formats = useFormats()
  const openPage = useOpenPage()
  const isUrgent = figure.isToDo && value !== undefined && value > 0
  return (
    <li style={{ containerType: 'inline-size' }}>
      <Button
        block
        style={{
          ...{ height: '100%', padding: 16, textAlign: 'start', whiteSpace: 'normal' },
          ...{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'start',
            justifyContent: 'space-between',
          },
          borderColor: token.colorBorderSecondary,
          borderRadius: token.borderRadiusLG,
        }}
        onClick={() => void openPage(path)}
      >
        <span style={{ display: 'block', color: token.colorTextSecondary }}>
          {isOwn ? `${figures[figure.label]} · ${codes.scope.own}` : figures[figure.label]}
        </span>
        <span
          aria-busy={isLoading}
          style={{
            ...{ display: 'block', marginTop: 4, lineHeight: 1.25, fontWeight: 600 },
            // Sums of millions fit into half a phone.
            fontSize: `clamp(16px, 10cqi, ${token.fontSizeHeading3}px)`,
            fontVariantNumeric: 'tabular-nums',
            color: isUrgent ? toneColors[scheme].waiting.text : token.colorText,
          }}
        >
          {value === undefined ? (isLoading ? '…' : '–') : formats[figure.as](value)}
        </span>
      </Button>
    </li>
  )
}
