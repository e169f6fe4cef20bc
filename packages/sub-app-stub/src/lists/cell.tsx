import { Tag, Typography } from 'antd'
import { codeColors, codeText, isCodeGroup } from '../i18n/codes.ts'
import { type Formats, unknownValue, useFormats } from '../i18n/formats.ts'
import { type Texts, useTexts } from '../i18n/texts.ts'
import type { Format } from './list-definition.ts'

/** A value as text; codes of the backend in words, unknown ones as they are. */
export function cellText(value: unknown, as: Format | undefined, texts: Texts, formats: Formats): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return unknownValue
  if (Array.isArray(value)) {
    const lines = value.map((one: unknown) =>
      one instanceof Object ? Object.values(one).join(' · ') : String(one),
    )
    return lines.join('; ') || unknownValue
  }
  if (as === undefined || as === 'download') return String(value)
  if (isCodeGroup(as)) return codeText(texts, as, String(value))
  if (as === 'date' || as === 'day') return formats.date(String(value))
  return formats[as](Number(value))
}

/** A value of a list or of a single record. */
export function Cell({ value, as }: { readonly value: unknown; readonly as: Format | undefined }) {
  const texts = useTexts()
  const text = cellText(value, as, texts, useFormats())
  if (as === 'download') return <DownloadLink url={String(value)} />
  if (as === undefined || !isCodeGroup(as) || text === unknownValue) return text
  const color = codeColors[as]?.[String(value)]
  return color === undefined ? text : <Tag color={color}>{text}</Tag>
}

/** On the portal's own origin, where the portal's cookie authenticates; other addresses are ignored. */
function DownloadLink({ url }: { readonly url: string }) {
  const { actions } = useTexts()
  if (!/^\/(?![/\\])/.test(url)) return unknownValue
  return (
    <Typography.Link href={url} download>
      {actions.download}
    </Typography.Link>
  )
}
