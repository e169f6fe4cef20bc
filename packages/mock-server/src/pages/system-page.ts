import type { MenuItem, System } from '@portal/store/generated/client'
import { type MessageLanguage, namesIn } from '../domain/name-language.ts'
import { escapeHtml, htmlPage } from './html-page.ts'
import { pageTexts } from './page-texts.ts'

interface Visit {
  readonly path: string
  /** The menu item that leads to the page that was asked for, where there is one. */
  readonly menu: MenuItem | null
  /** Who came in by single sign-on, or why nobody did; undefined when the page was opened by hand. */
  readonly visitor: string | undefined
  readonly language: MessageLanguage
}

/** Stands in for the site of a system that opens in a window of its own. */
export function systemPage(system: System, { path, menu, visitor, language }: Visit): string {
  const nameOf = namesIn[language]
  const facts = [
    [pageTexts.system, `${nameOf(system)} (${system.code})`],
    [pageTexts.page, menu ? nameOf(menu) : undefined],
    [pageTexts.address, path],
    [pageTexts.visitor, visitor],
  ] as const
  const rows = facts.flatMap(([term, text]) =>
    text ? [`<dt>${term[language]}</dt><dd>${escapeHtml(text)}</dd>`] : [],
  )
  const title = nameOf({ name: system.realName, nameEn: system.nameEn })
  const content = `<p class="muted">${escapeHtml(language === 'zh' ? system.nameEn : system.realName)}</p>
<dl>${rows.join('')}</dl>
<p>${escapeHtml(system.description)}</p>
<p class="muted">${pageTexts.standsIn[language]}</p>`
  return htmlPage({ title, language, content })
}
