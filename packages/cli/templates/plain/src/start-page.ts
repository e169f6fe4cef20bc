import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { filled, textsOf } from './texts.ts'

const markup = `
  <main class="card">
    <h1></h1>
    <p data-part="responsibility"></p>
    <p data-part="place"></p>
    <label><span></span><textarea></textarea></label>
    <div class="actions"><button type="button" data-part="save"></button><button type="button" data-part="next"></button></div>
  </main>`

/** Draws the page and gives back what removes it. Subscriptions of the bridge end by themselves. */
export function drawStartPage(parent: Element, bridge: PortalBridge): () => void {
  const page = document.createElement('div')
  page.className = '__NAME__'
  page.innerHTML = markup
  const part = <Part extends HTMLElement>(selector: string) => page.querySelector<Part>(selector) as Part
  const note = part<HTMLTextAreaElement>('textarea')
  const save = part<HTMLButtonElement>('[data-part=save]')
  const next = part<HTMLButtonElement>('[data-part=next]')
  let path = bridge.initialPath

  function show() {
    const { user, responsibility, language, theme } = bridge.snapshot()
    const texts = textsOf(language)
    page.dataset.theme = theme
    part('h1').textContent = filled(texts.hello, user.userFullName)
    part('[data-part=responsibility]').textContent = responsibility
      ? filled(texts.actingAs, responsibility.responsibilityName)
      : texts.noResponsibility
    part('[data-part=place]').textContent = filled(texts.place, path)
    part('label span').textContent = texts.note
    save.textContent = texts.save
    save.disabled = note.value === ''
    next.textContent = texts.next
  }

  function goTo(wanted: string) {
    path = wanted
    show()
  }

  note.addEventListener('input', () => {
    // The portal asks before it throws unsaved input away.
    bridge.setDirty(note.value !== '')
    show()
  })
  save.addEventListener('click', () => {
    note.value = ''
    bridge.setDirty(false)
    bridge.notify({ kind: 'success', text: textsOf(bridge.snapshot().language).saved })
    show()
  })
  next.addEventListener('click', () => {
    goTo(`${path.replace(/\/$/, '')}/next`)
    bridge.onRouteChange(path)
  })
  bridge.on('routeRequested', goTo)
  for (const event of ['responsibilityChanged', 'languageChanged', 'themeChanged'] as const)
    bridge.on(event, show)
  show()
  parent.append(page)
  return () => page.remove()
}
