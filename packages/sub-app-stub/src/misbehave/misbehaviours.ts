import type { Misbehaviour } from '@portal/protocol/control/misbehaviours'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'

/** A broken look for everything, one property per way in which a script can set it. */
const everything = (style: string) => `* { ${style} !important }`

function styleIn(container: HTMLElement, css: string): CSSRuleList {
  const style = document.createElement('style')
  style.textContent = css
  container.append(style)
  return style.sheet?.cssRules ?? new CSSStyleSheet().cssRules
}

/** Styles for every element that no text of a style sheet shows. */
async function styleByScript(container: HTMLElement): Promise<void> {
  const [block, own] = styleIn(container, '@media all { } .own { text-indent: 7px !important }')
  // Once the sheet was looked at.
  await new Promise((resolve) => setTimeout(resolve))
  if (block instanceof CSSMediaRule) block.insertRule(everything('letter-spacing: 9px'))
  if (own instanceof CSSStyleRule) own.selectorText = '/* .own */ *'
  styleIn(container, 'html body *, .x { tab-size: 3 !important }')
  container.insertAdjacentHTML('beforeend', `<svg><style>${everything('font-style: italic')}</style></svg>`)
  for (const [place, weight] of [
    [document.head, 'font-weight: 300'],
    [document.body, 'font-stretch: 75%'],
    [document.documentElement, 'font-kerning: none'],
  ] as const) {
    const style = document.createElement('style')
    style.textContent = everything(weight)
    place.append(style)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(everything('line-height: 33px'))
  document.adoptedStyleSheets.push(sheet)
  sheet.addRule('*', 'text-align: end !important')
}

const slowMs = 12_000
const laterMs = 300
const floodSize = 2000
const busyMs = 5000
const heldBytes = 256 * 1024 * 1024
/** Memory that is never released. */
const held: Uint8Array[] = []

const planned = (what: string) => new Error(`Planned misbehaviour: ${what}`)

/** Counted in the storage, so that it is visible to all and outlives the page. */
const count = (what: string) => {
  const name = `mischief-${what}`
  sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
}

function listenAt(target: EventTarget): void {
  for (const type of ['keydown', 'click', 'popstate'])
    for (const capture of [false, true]) target.addEventListener(type, () => count('heard'), capture)
}

/** Timers and animation frames that reschedule themselves forever. */
function tick(): void {
  const tickOften = (name: string, again: (run: () => void) => unknown) => {
    const run = () => {
      count(name)
      again(run)
    }
    run()
  }
  tickOften('ticks', (run) => setTimeout(run, 20))
  tickOften('frames', requestAnimationFrame)
  tickOften('pauses', (run) => requestIdleCallback(run, { timeout: 20 }))
  setInterval(() => count('intervals'), 20)
}

/** Inside its page and beside it; an open one makes the rest of the document inert. */
function openModals(container: HTMLElement): void {
  for (const place of [container, document.body]) {
    const dialog = document.createElement('dialog')
    dialog.append('Planned misbehaviour: a modal dialog')
    place.append(dialog)
    dialog.showModal()
  }
}

/** While the page is mounted. */
const later = (deed: () => void) => void setTimeout(deed, laterMs)

type Deed = (bridge: PortalBridge, container: HTMLElement) => void

/** Runs once the page has rendered. */
const deeds: Readonly<Partial<Record<Misbehaviour, Deed>>> = {
  'throw-later': () =>
    later(() => {
      throw planned('an uncaught error')
    }),
  'reject-later': () => later(() => void Promise.reject(planned('a failed promise'))),
  globals: () => Object.assign(window, { polluted: 'by a sub-app', React: 'not React', open: undefined }),
  styles(_bridge, container) {
    const sheet = document.createElement('style')
    sheet.textContent =
      '* { color: rgb(255, 0, 0) !important; letter-spacing: 9px } body { margin: 99px } .ant-btn { opacity: 0 }'
    container.append(sheet)
  },
  'script-styles': (_bridge, container) => void styleByScript(container),
  timers(_bridge, container) {
    tick()
    // A pending promise cannot be cancelled: its continuation runs after unmount.
    const wait = async () => {
      while (container.isConnected) await document.documentElement.animate([], laterMs).finished
      tick()
    }
    void wait()
  },
  listeners: () => listenAt(window),
  'document-listeners'(_bridge, container) {
    for (const target of [document, document.documentElement, document.body]) listenAt(target)
    listenAt(container.ownerDocument)
  },
  handlers() {
    const heard = () => count('handled')
    window.onclick = heard
    window.onkeydown = heard
    document.onclick = heard
  },
  observers() {
    const seen = () => count('seen')
    // Its own document, which the browser's methods would refuse.
    new MutationObserver(seen).observe(document, { subtree: true, attributeFilter: ['data-probe'] })
    new ResizeObserver(seen).observe(document.documentElement)
  },
  channels() {
    new BroadcastChannel('misbehaviours').onmessage = () => count('messages')
  },
  history() {
    history.pushState(null, '', '/login')
    history.replaceState(null, '', '/child/ltc/contracts')
    history.back()
  },
  rewrite: () => document.write('<p>Written over the portal</p>'),
  modal: (bridge, container) => void bridge.on('tabActive', (isActive) => isActive || openModals(container)),
  'empty-container': (_bridge, container) => later(() => container.replaceChildren()),
  'remove-container': (_bridge, container) => later(() => container.remove()),
  'empty-body': () => later(() => document.body.replaceChildren()),
  memory: () => void held.push(new Uint8Array(heldBytes).fill(1)),
  busy: () =>
    later(() => {
      const end = performance.now() + busyMs
      while (performance.now() < end) Math.random()
    }),
  flood(bridge) {
    for (let count = 0; count < floodSize; count += 1) {
      bridge.setTabTitle(`flood ${count}`)
      bridge.setDirty(count % 2 === 0)
      bridge.reportError(planned(`flood ${count}`))
    }
    bridge.setDirty(false)
  },
  dirty(bridge) {
    bridge.setDirty(true)
  },
}

/** Before the first page, during the mount of a page, or after its unmount. */
export async function misbehaveAt(
  stage: 'bootstrap' | 'mount' | 'unmount',
  kinds: readonly Misbehaviour[],
): Promise<void> {
  if (kinds.includes(`throw-${stage}`)) throw planned(stage)
  if (stage !== 'bootstrap') return kinds.includes(`never-${stage}`) ? new Promise(() => {}) : undefined
  if (kinds.includes('slow-start')) await new Promise((resolve) => setTimeout(resolve, slowMs))
}

/** Once a page has rendered. */
export function misbehaveAfterwards(
  kinds: readonly Misbehaviour[],
  bridge: PortalBridge,
  container: HTMLElement,
): void {
  for (const kind of kinds) deeds[kind]?.(bridge, container)
}
