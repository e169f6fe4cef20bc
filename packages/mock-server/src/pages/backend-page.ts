import type { MenuItem, System, User } from '@portal/store/generated/client'
import { type MessageLanguage, namesIn } from '../domain/name-language.ts'
import { filled, message } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { escapeHtml, htmlPage } from './html-page.ts'

const ways = [
  ['/docs', '浏览并试用全部接口 · All calls, to browse and try'],
  ['/docs/assumptions', '规范未写明、由本后端选定的内容 · What the specification does not show'],
  [
    '/docs/control',
    '控制接口：世界、场景、时钟、故障、请求日志 · The control API: worlds, scenarios, clock, faults, journal',
  ],
  ['/openapi.json', 'OpenAPI 3.1'],
] as const

const list = ways.map(([path, what]) => `<dt><a href="${path}">${path}</a></dt><dd>${escapeHtml(what)}</dd>`)
const guide = `<dl>${list.join('')}</dl>
<p>这里只有后端。完整的门户：<code>npm start</code></p>
<p class="muted">This is the backend alone. For the portal itself, run <code>npm start</code>.</p>`

/** What a browser finds at the root of a backend that serves no portal. */
export const backendPage = (): string =>
  htmlPage({
    title: '门户后端 · Portal backend',
    content: `<p>离线后端正在运行。</p>${guide}`,
    styles: ['backend'],
  })

/** What a browser finds where nothing is. */
export const unknownPage = (path: string): string =>
  htmlPage({
    title: '页面不存在 · No such page',
    content: `<p>${escapeHtml(filled(texts.unknownAddress, { address: path }).zh)}</p>${guide}`,
    styles: ['backend'],
  })

/** The texts of the server's own pages to which the portal redirects. */
const pageTexts = {
  system: message('系统', 'System'),
  page: message('页面', 'Page'),
  address: message('地址', 'Address'),
  visitor: message('登录用户', 'Signed in'),
  standsIn: message(
    '正式环境中，此窗口将登录该系统并打开以上页面。离线环境只提供这个占位页面。',
    'In production this window would sign in to the system and open that page. Offline, this page stands in for it.',
  ),
  provider: (system: string) => message(`${system} 身份认证`, `${system} sign-on`),
  chooseAccount: message(
    '离线环境的身份认证页面，请选择一个演示账号，将以该账号返回门户。',
    'This page stands in for an identity provider. Choose a demo account to go back to the portal as.',
  ),
  cancel: message('取消登录', 'Cancel'),
}

interface Visit {
  readonly path: string
  /** The menu item of the requested page, if any. */
  readonly menu: MenuItem | null
  /** The user of the single sign-on, or why it failed; undefined when the page was opened by hand. */
  readonly visitor: string | undefined
  readonly language: MessageLanguage
}

/** Stand-in for the site of a system with its own window. */
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

interface Choice {
  readonly user: Pick<User, 'userName' | 'fullName' | 'fullNameEn'>
  /** Returns to the portal as this user. */
  readonly address: string
}

interface ProviderPage {
  readonly system: string
  readonly choices: readonly Choice[]
  readonly cancelAddress: string
  readonly language: MessageLanguage
}

/** How a person is named beside the account. */
export function personIn(language: MessageLanguage, user: Choice['user']): string {
  const name = namesIn[language]({ name: user.fullName, nameEn: user.fullNameEn })
  return language === 'zh' ? `${name}（${user.userName}）` : `${name} (${user.userName})`
}

/** Stand-in for an identity provider's sign-in page: the chosen person is signed in without a password. */
export function providerPage({ system, choices, cancelAddress, language }: ProviderPage): string {
  const rows = choices.map(
    ({ user, address }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(personIn(language, user))}</a></li>`,
  )
  const content = `<p class="muted">${pageTexts.chooseAccount[language]}</p>
<ul>${rows.join('')}</ul>
<p><a href="${escapeHtml(cancelAddress)}">${pageTexts.cancel[language]}</a></p>`
  return htmlPage({ title: pageTexts.provider(system)[language], language, content })
}

/** Stand-in for a service outside the portal. */
export const servicePage = (title: string, text: string): string =>
  htmlPage({
    title,
    content: `<p>${escapeHtml(text)}</p><p class="muted">离线环境只提供这个占位页面。</p>`,
  })
