import { useFormats } from '@portal/page-kit/formats'
import { companyDay } from '@portal/protocol/company-time'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, theme } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { type StartFigure, startFigures } from './figures.ts'

/** The numbers of a system at a glance; each opens the list that it counts. */
export function StartFigures({ identity }: { readonly identity: SpecifiedSubApp }) {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const month = companyDay(Date.now()).slice(0, 7)
  const figures = startFigures[identity]
  const counted = useCall(`${identity} ${user.userId} ${month}`, async (signal) => {
    const answers = await Promise.allSettled(figures.map(({ load }) => load(client, signal, month)))
    const ended = answers.find((answer) => answer.status === 'rejected')
    // One that fails is a dash among the others; where all fail it is worth telling.
    if (ended && answers.every(({ status }) => status === 'rejected')) throw ended.reason
    return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined))
  })
  useShownAgain(counted.refresh)
  return (
    <ul
      style={{
        ...{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {figures.map((figure, index) => (
        <FigureTile
          key={figure.label}
          figure={figure}
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
  readonly path: string
  readonly value: number | undefined
  readonly isLoading: boolean
}

function FigureTile({ figure, path, value, isLoading }: FigureTileProps) {
  const { figures } = useTexts()
  const { token } = theme.useToken()
  const formats = useFormats()
  const openPage = useOpenPage()
  const isUrgent = figure.isToDo && value !== undefined && value > 0
  return (
    <li>
      <Button
        block
        style={{
          ...{ height: 'auto', padding: 16, display: 'block', textAlign: 'start', whiteSpace: 'normal' },
          borderColor: token.colorBorderSecondary,
          borderRadius: token.borderRadiusLG,
        }}
        onClick={() => void openPage(path)}
      >
        <span style={{ display: 'block', color: token.colorTextSecondary }}>{figures[figure.label]}</span>
        <span
          aria-busy={isLoading}
          style={{
            ...{ display: 'block', marginTop: 4, lineHeight: 1.25, fontWeight: 600 },
            fontSize: token.fontSizeHeading3,
            fontVariantNumeric: 'tabular-nums',
            color: isUrgent ? token.colorWarningText : token.colorText,
          }}
        >
          {value === undefined ? (isLoading ? '…' : '–') : formats[figure.as](value)}
        </span>
      </Button>
    </li>
  )
}
