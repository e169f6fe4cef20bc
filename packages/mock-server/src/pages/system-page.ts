import type { System } from '@portal/store/generated/client'
import { escapeHtml, htmlPage } from './html-page.ts'

interface Visit {
  readonly path: string
  /** Names the page that was asked for, where a menu leads to it. */
  readonly menuName: string | undefined
  /** Who came in by single sign-on, or why nobody did; undefined when the page was opened by hand. */
  readonly visitor: string | undefined
}

/** Stands in for the site of a system that opens in a window of its own. */
export function systemPage(system: System, { path, menuName, visitor }: Visit): string {
  const facts = [
    ['系统', `${system.name}（${system.code}）`],
    ['页面', menuName],
    ['地址', path],
    ['登录用户', visitor],
  ]
  const rows = facts.flatMap(([term, text]) =>
    term && text ? [`<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`] : [],
  )
  const content = `<p class="muted">${escapeHtml(system.nameEn)}</p>
<dl>${rows.join('')}</dl>
<p>${escapeHtml(system.description)}</p>
<p class="muted">正式环境中，此窗口将登录该系统并打开以上页面。离线环境只提供这个占位页面。</p>`
  return htmlPage({ title: system.realName, content })
}
