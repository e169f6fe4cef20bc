import { approvalTitles } from './names/approval-titles.ts'
import { noticeTitles } from './names/notice-titles.ts'

const translations = Object.entries({ ...approvalTitles, ...noticeTitles })

/**
 * English titles, whole or as far as a colon, that are shown translated (`name-language.ts`) with `part` in them: people
 * look for what they see. `after` is what `part` says beyond the colon.
 */
export function titlesShownWith(part: string): readonly { title: string; after: string }[] {
  const sought = part.toLowerCase()
  const [, before, after = ''] = /^([^:：]+)[:：]\s*(.*)$/s.exec(sought) ?? []
  return translations.flatMap(([title, shown]) => {
    const names = shown.map((name) => name.toLowerCase())
    if (names.some((name) => name.includes(sought))) return [{ title, after: '' }]
    return before && names.some((name) => name.endsWith(before)) ? [{ title, after }] : []
  })
}
