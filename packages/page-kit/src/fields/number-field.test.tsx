import { PortalContext } from '@portal/sub-app-sdk/react'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NumberField } from './number-field.tsx'

afterEach(cleanup)

it.each([
  ['en', ['Increase', 'Decrease']],
  ['es', ['Aumentar', 'Reducir']],
  ['ja', ['増やす', '減らす']],
  ['zh', ['增加', '减少']],
] as const)('names its buttons in the language %s', (language, names) => {
  const bridge = fakeBridge({}, { language })
  const field = (disabled: boolean) => (
    <PortalContext value={bridge}>
      <NumberField value={1} disabled={disabled} />
    </PortalContext>
  )
  const { rerender } = render(field(true))
  rerender(field(false))
  const buttons = screen.getAllByRole('button', { hidden: true })
  expect(buttons.map((button) => button.getAttribute('aria-label')).toSorted()).toEqual([...names].toSorted())
})
