import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { api } from './api.ts'
import { useHasCall } from './available-calls.ts'

beforeEach(() => setDemoConfig())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (status: number) => () => new Response('', { status })

it.each([
  ['storePage', 404],
  ['productPage', 501],
] as const)('%s, answered with HTTP %i, is missing until the next load', async (call, status) => {
  const asked = vi.fn(answer(status))
  fakeBackend({ [call]: asked })
  const { result } = renderHook(useHasCall)
  expect(result.current(call)).toBe(true)
  const ask = () => api[call]({ query: { current: 1, size: 1 } })
  await act(() => expect(ask()).rejects.toMatchObject({ httpStatus: status }))
  await expect(ask()).rejects.toMatchObject({ httpStatus: 404 })
  expect(asked).toHaveBeenCalledOnce()
  expect(result.current(call)).toBe(false)
})

it('a documented call is always there', async () => {
  fakeBackend({ findOrganization: answer(404) })
  const { result } = renderHook(useHasCall)
  await act(() => expect(api.findOrganization({ body: {} })).rejects.toThrow())
  expect(result.current('findOrganization')).toBe(true)
})

it('any other failure says nothing about it', async () => {
  fakeBackend({ distributorPage: answer(503) })
  const { result } = renderHook(useHasCall)
  await act(async () => {
    await expect(api.distributorPage({ query: { current: 1, size: 1 } })).rejects.toThrow()
  })
  expect(result.current('distributorPage')).toBe(true)
})

it('a call that the configuration switches off is not made', async () => {
  const asked = vi.fn()
  fakeBackend({ approveTask: asked })
  setDemoConfig({ callPaths: { approveTask: null } })
  const { result } = renderHook(useHasCall)
  expect(result.current('approveTask')).toBe(false)
  await expect(api.approveTask({ body: { taskId: 1 } })).rejects.toMatchObject({ kind: 'http' })
  expect(asked).not.toHaveBeenCalled()
})
