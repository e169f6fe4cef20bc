import { expect, it } from 'vitest'
import { styleSheet } from './style-sheets.ts'

it.each([
  ['Button-Button', '.ant-btn'],
  ['Button-compact', '.ant-btn-compact-item'],
  ['Modal-confirm', '.ant-modal-confirm'],
  ['Form-item-item', '.ant-form-item'],
  ['Notification-Notification', '.ant-notification'],
])('the styles %s are about %s, in the colours of the page’s theme', (name, selector) => {
  const styles = styleSheet(name)
  expect(styles).toContain(selector)
  expect(styles).not.toMatch(/#[0-9a-f]{6}\b/i)
})

it('has none for what antd doesn’t draw by itself', () => {
  expect(styleSheet('Nothing-Nothing')).toBeUndefined()
})
