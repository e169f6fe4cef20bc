import { useFormats } from '@portal/page-kit/formats'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { fill, type Noun, useTexts } from '../i18n/texts.ts'

/** The number of rows, with the language's word for counting them. */
export function useTotalText(noun: Noun): (total: number) => string {
  const { list, nouns } = useTexts()
  const { language } = usePortalSnapshot()
  const { quantity } = useFormats()
  const isOne = (total: number) => new Intl.PluralRules(language).select(total) === 'one'
  return (total) =>
    fill(list.total, {
      total: quantity(total),
      noun: isOne(total) ? nouns[noun].countedOne : nouns[noun].counted,
    })
}
