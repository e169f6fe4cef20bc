import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { filled, textsOf } from './texts.ts'

const markup = `
  <section class="card">
    <h1></h1>
    <p data-part="responsibility"></p>
    <p data-part="place"></p>
    <label><span></span><textarea></textarea></label>
    <div class="actions"><button type="button" data-part="save"></button><button type="button" data-part="next"></button></div>
  </section>`

export interface PageState {
  path: string
  note: string
}

/** Draws the page and gives back what removes it. */
export function drawStartPage(parent: Element, bridge: PortalBridge, state: PageState): () => void {
  const page = document.createElement('div')
  page.className = '__NAME__'
  page.innerHTML = markup
  const part = <Part extends HTMLElement>(selector: string) => page.querySelector<Part>(selector) as Part
  const note = part<HTMLTextAreaElement>('textarea')
  const save = part<HTMLButtonElement>('[data-part=save]')
  const next = part<HTMLButtonElement>('[data-part=next]')

  function show() {
    const { user, responsibility, language, theme } = bridge.snapshot()
    const texts = textsOf(language)
    page.dataset.theme = theme
    part('h1').textContent = filled(texts.hello, user.userFullName)
    part('[data-part=responsibility]').textContent = responsibility
      ? filled(texts.actingAs, responsibility.responsibilityName)
      : texts.noResponsibility
    part('[data-part=place]').textContent = filled(texts.place, state.path)
    part('label span').textContent = texts.note
    save.textContent = texts.save
    save.disabled = note.value === ''
    next.textContent = texts.next
  }

  function goTo(wanted: string) {
    state.path = wanted
    show()
  }

  note.value = state.note
  note.addEventListener('input', () => {
    state.note = note.value
    // The portal asks before it discards unsaved input.
    bridge.setDirty(note.value !== '')
    show()
  })
  save.addEventListener('click', () => {
    note.value = state.note = ''
    bridge.setDirty(false)
    bridge.notify({ kind: 'success', text: textsOf(bridge.snapshot().language).saved })
    show()
  })
  next.addEventListener('click', () => {
    goTo(`${state.path.replace(/\/$/, '')}/next`)
    bridge.onRouteChange(state.path)
  })
  // These are cleaned up with the rendering; the portal would also do so with the page.
  const ends = [
    bridge.on('routeRequested', goTo),
    ...(['responsibilityChanged', 'languageChanged', 'themeChanged'] as const).map((event) =>
      bridge.on(event, show),
    ),
  ]
  show()
  parent.append(page)
  return () => {
    for (const end of ends) end()
    page.remove()
  }
}
