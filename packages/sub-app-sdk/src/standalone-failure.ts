import { languageTag } from './portal-languages.ts'

const sentences = {
  en: ['This page could not be opened:', 'Try again'],
  zh: ['无法打开此页面：', '重试'],
  es: ['No se pudo abrir esta página:', 'Reintentar'],
  ja: ['このページを開けませんでした：', '再試行'],
} as const

const isLanguage = (tag: string): tag is keyof typeof sentences => Object.hasOwn(sentences, tag)

/** Colours of the browser's own: readable in light and dark, independent of the page's styles. */
const style =
  'display:block;box-sizing:border-box;max-width:720px;margin:48px auto;padding:16px 24px;border:1px solid GrayText;border-inline-start:6px solid #d4380d;border-radius:8px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText'

/** Shows in a standalone page why it is empty, in the document's language. */
export function showFailure(error: unknown): void {
  const tag = document.documentElement.lang.slice(0, 2)
  const language = isLanguage(tag) ? tag : 'en'
  const [sentence, retry] = sentences[language]
  const panel = document.createElement('section')
  panel.lang = languageTag(language)
  panel.style.cssText = style
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  alert.style.margin = '0 0 12px'
  alert.textContent = `${sentence} ${error instanceof Error ? error.message : String(error)}`
  const button = document.createElement('button')
  button.textContent = retry
  button.style.cssText = 'font:inherit;padding:4px 16px'
  button.onclick = () => location.reload()
  panel.append(alert, button)
  document.body.prepend(panel)
}
