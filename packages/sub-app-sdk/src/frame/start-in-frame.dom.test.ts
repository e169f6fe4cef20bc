import { expect, it, onTestFinished, vi } from 'vitest'
import type { PortalTheme } from '../bridge.ts'
import { subAppLifecycles } from '../lifecycle.ts'
import { toneColors } from '../look/tone-colors.ts'
import { snapshot } from '../testing/fake-bridge.ts'
import { startInFrame } from './start-in-frame.ts'

const portal = 'https://portal.test'

/** The portal's end: welcomes the page, and unmounts it. */
async function welcome(theme: PortalTheme) {
  const { port1: port, port2 } = new MessageChannel()
  onTestFinished(() => port.close())
  const heard: string[] = []
  port.onmessage = ({ data }) => void heard.push(data.type)
  const state = { snapshot: { ...snapshot, theme, language: 'ja' }, lookups: [], isActive: true }
  const data = { type: 'welcome', version: 1, tabId: 't', initialPath: '/', ...state }
  const event = new MessageEvent('message', { data, origin: portal })
  Object.defineProperties(event, { source: { value: window.parent }, ports: { value: [port2] } })
  window.dispatchEvent(event)
  await vi.waitFor(() => expect(heard).toEqual(['mounted']))
  return async () => {
    port.postMessage({ type: 'unmount' })
    await vi.waitFor(() => expect(heard).toEqual(['mounted', 'unmounted']))
  }
}

it('mounts the page after each welcome, with its body as it was loaded and the look of the portal', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const greeted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  const seen: string[] = []
  const lifecycles = subAppLifecycles((container) => {
    seen.push(container.innerHTML)
    container.innerHTML = '<p>drawn</p>'
    return () => {}
  })
  startInFrame(lifecycles, portal)
  expect(greeted).toHaveBeenCalledWith({ type: 'hello', remounts: true }, portal)
  const { documentElement: root } = document
  const unmount = await welcome('dark')
  expect([root.style.colorScheme, root.lang]).toEqual(['dark', 'ja'])
  expect(root.style.getPropertyValue('--state-waiting-soft')).toBe(toneColors.dark.waiting.fill)
  await unmount()
  await welcome('light')
  expect(root.style.colorScheme).toBe('light')
  expect(seen).toEqual(['<div id="root"></div>', '<div id="root"></div>'])
})
