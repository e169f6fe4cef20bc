import { escapeHtml, htmlPage } from './html-page.ts'

/** Stands in for a service beside the portal. */
export const servicePage = (title: string, text: string): string =>
  htmlPage({
    title,
    content: `<p>${escapeHtml(text)}</p><p class="muted">离线环境只提供这个占位页面。</p>`,
  })
