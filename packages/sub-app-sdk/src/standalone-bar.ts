import type { PortalBridge } from './bridge.ts'
import { setRootColors } from './look/root-colors.ts'
import { languages, languageTag } from './portal-languages.ts'
import { type Standalone, type StandalonePage, themes } from './standalone.ts'

const sessionEnded = {
  en: 'Your session has ended. Please open this page from the portal again.',
  zh: '登录已失效，请从门户重新打开此页面。',
  es: 'Su sesión ha finalizado. Vuelva a abrir esta página desde el portal.',
  ja: 'セッションが終了しました。ポータルからこのページを開き直してください。',
} as const

const style = `
  :host { position: fixed; right: 12px; bottom: 12px; z-index: 2147483647; font: 13px/1.5 system-ui, sans-serif }
  details { max-width: calc(100vw - 24px); border: 1px solid #6b7685; border-radius: 8px; background: #fff; color: #1c2430;
    box-shadow: 0 4px 16px rgb(16 24 40 / 20%) }
  summary { padding: 6px 12px; cursor: pointer; font-weight: 600 }
  div { display: grid; grid-template-columns: auto 1fr; gap: 8px 12px; align-items: center; padding: 4px 12px 12px }
  select { min-width: 0; padding: 4px; border: 1px solid #6b7685; border-radius: 4px; background: inherit; color: inherit;
    font: inherit }
  p { max-width: 320px; margin: 0; padding: 0 12px 10px; overflow-wrap: anywhere }
  p:empty { display: none }
  details.dark { background: #1c2027; color: #e6eaf0 }`

/** The bar of the stand-in portal, outside the body and thus of the page's styles and clean-up. */
export function createStandaloneBar() {
  const host = document.createElement('portal-stand-in')
  host.lang = 'en' // independent of the page's language
  const root = host.attachShadow({ mode: 'open' })
  const bar = document.createElement('details')
  const fields = document.createElement('div')
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  const summary = document.createElement('summary')
  summary.textContent = 'Without the portal'
  const sheet = document.createElement('style')
  sheet.textContent = style
  bar.append(summary, fields, message)
  root.append(sheet, bar)
  document.documentElement.append(host)

  function addChoice(
    label: string,
    choices: readonly string[],
    chosen: string,
    choose: (index: number) => void,
  ) {
    const select = document.createElement('select')
    select.id = label.toLowerCase()
    const name = document.createElement('label')
    name.htmlFor = select.id
    name.textContent = label
    for (const choice of choices) {
      const option = document.createElement('option')
      option.value = option.textContent = choice
      option.selected = choice === chosen
      select.append(option)
    }
    select.addEventListener('change', () => choose(select.selectedIndex))
    fields.append(name, select)
  }

  function say(text: string, lang = '') {
    bar.open = true
    message.lang = lang
    message.textContent = text
  }

  const page: StandalonePage = {
    say: (text) => say(text),
    certificateRefused(ended) {
      if (ended) return say(sessionEnded[ended], languageTag(ended))
      say(
        'This page runs without the portal, and the backend does not accept its certificate. ' +
          'Open /sign-in?user=NAME here, or the address that "portal sub-app start" prints.',
        'en',
      )
    },
  }

  /** Offers what the portal lets people switch. */
  function offer({ bridge, responsibilities, change }: Standalone) {
    const { language, theme, responsibility } = bridge.snapshot()
    addChoice('Language', languages, language, (index) => {
      const chosen = languages[index] ?? 'en'
      change('languageChanged', chosen, { language: chosen })
    })
    addChoice('Theme', themes, theme, (index) => {
      const chosen = themes[index] ?? 'light'
      change('themeChanged', chosen, { theme: chosen })
    })
    const names = responsibilities.map((one) => one.responsibilityName)
    addChoice('Role', names, responsibility?.responsibilityName ?? '', (index) => {
      const chosen = responsibilities[index]
      change('responsibilityChanged', chosen, { responsibility: chosen })
    })
    followTheme(bridge)
    followLanguage(bridge)
  }

  function followTheme(bridge: PortalBridge) {
    const follow = () => {
      const snapshot = bridge.snapshot()
      bar.className = snapshot.theme
      setRootColors(snapshot)
    }
    follow()
    bridge.on('themeChanged', follow)
  }

  return { page, offer }
}

/** The page is read out, divided and hyphenated in its language, under the tags that the portal's own page has. */
function followLanguage(bridge: PortalBridge) {
  const follow = () => {
    const { language } = bridge.snapshot()
    document.documentElement.lang = languageTag(language)
  }
  follow()
  bridge.on('languageChanged', follow)
}
