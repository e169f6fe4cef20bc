import { languageTag } from './portal-languages.ts'

const sentences = {
  en: 'This page could not be opened:',
  zh: '无法打开此页面：',
  es: 'No se pudo abrir esta página:',
  ja: 'このページを開けませんでした：',
} as const

const isLanguage = (tag: string): tag is keyof typeof sentences => Object.hasOwn(sentences, tag)

/** Colours of the browser's own: readable in light and dark, whatever the page has styled before it failed. */
const style =
  'margin:24px;padding:12px 16px;border:1px solid;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText'

/** Says in a page that runs by itself why there is nothing to see, in the language that the document has by then. */
export function showFailure(error: unknown): void {
  const tag = document.documentElement.lang.slice(0, 2)
  const language = isLanguage(tag) ? tag : 'en'
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  alert.lang = languageTag(language)
  alert.style.cssText = style
  alert.textContent = `${sentences[language]} ${error instanceof Error ? error.message : String(error)}`
  document.body.prepend(alert)
}
