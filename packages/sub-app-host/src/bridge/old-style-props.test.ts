import { snapshotEvents } from '@portal/sub-app-sdk/bridge'
import { expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { globalStateOf } from './legacy-props.ts'

it.each([...snapshotEvents, 'signingOut'] as const)('the shared state notifies of %s', (event) => {
  const { services, change } = fakeServices()
  const listener = vi.fn()
  const end = globalStateOf(services).subscribe(listener)
  change(event, {})
  expect(listener).toHaveBeenCalledOnce()
  end()
  change(event, {})
  expect(listener).toHaveBeenCalledOnce()
})

it('it passes on the new element size, and nothing once the session is over', () => {
  const { services, change } = fakeServices({ size: 'medium' })
  const state = globalStateOf(services)
  state.subscribe(() => {})
  change('sizeChanged', { size: 'small' })
  expect(state.now()).toMatchObject({ size: 'small' })
  change('signingOut', {})
  expect(state.now()).toEqual({ user: undefined, certificate: '', departments: [], apps: {} })
})
