import { filled } from '../errors/rejection.ts'
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
