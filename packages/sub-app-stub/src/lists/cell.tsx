import { type Formats, unknownValue, useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import { isStateGroup } from '@portal/page-kit/states'
import { languageTag } from '@portal/protocol/languages'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Typography } from 'antd'
import { isOwnAddress } from '../backend/portal-client.ts'
import { codeText, isCodeGroup } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Format } from './list-definition.ts'

const percentText = (value: number, language: PortalLanguage) =>
  new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  )

/** A value as text; codes of the backend in words, unknown ones as they are. */
export function cellText(
  value: unknown,
  as: Format | undefined,
  language: PortalLanguage,
  formats: Formats,
): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return unknownValue
  if (Array.isArray(value)) {
    const lines = value.map((one: unknown) =>
      one instanceof Object ? Object.values(one).join(' · ') : String(one),
    )
    return lines.join('; ') || unknownValue
  }
  if (as === undefined || as === 'download') return String(value)
  if (as === 'percent') return percentText(Number(value), language)
  if (isCodeGroup(as)) return codeText(language, as, String(value))
  if (as === 'date') return formats.date(String(value))
  if (as === 'month') return formats.month(String(value))
  return formats[as](Number(value))
}

/** A value of a list or of a single record. */
export function Cell({ value, as }: { readonly value: unknown; readonly as: Format | undefined }) {
  const { language } = usePortalSnapshot()
  const text = cellText(value, as, language, useFormats())
  if (text === unknownValue || as === undefined) return text
  if (as === 'download') return <DownloadLink url={String(value)} />
  // Levels of distributors are no states.
  return isStateGroup(as) && as !== 'dealerLevel' ? <State group={as} code={String(value)} /> : text
}

function DownloadLink({ url }: { readonly url: string }) {
  const { actions } = useTexts()
  if (!isOwnAddress(url)) return unknownValue
  return (
    <Typography.Link href={url} download>
      {actions.download}
    </Typography.Link>
  )
}
