import { snapshotEvents } from '@portal/sub-app-sdk/bridge'
import { expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { globalStateOf } from './legacy-props.ts'

it.each([...snapshotEvents, 'signingOut'] as const)('the shared state tells %s', (event) => {
  const { services, change } = fakeServices()
  const told = vi.fn()
  const end = globalStateOf(services).subscribe(told)
  change(event, {})
  expect(told).toHaveBeenCalledOnce()
  end()
  change(event, {})
  expect(told).toHaveBeenCalledOnce()
})

it('the element size that it tells is the new one, and nothing is told of a session that is over', () => {
  const { services, change } = fakeServices({ size: 'medium' })
  const state = globalStateOf(services)
  state.subscribe(() => {})
  change('sizeChanged', { size: 'small' })
  expect(state.now()).toMatchObject({ size: 'small' })
  change('signingOut', {})
  expect(state.now()).toEqual({ user: undefined, certificate: '', departments: [], apps: {} })
})
