import { beforeEach, expect, it } from 'vitest'
import { useSidebar } from './sidebar-store.ts'

beforeEach(() => {
  window.localStorage.clear()
  useSidebar.getState().resized(390)
})

const opened = () => useSidebar.getState().opened

it('remembers the choice made on a desktop [S-3.14] [S-4.21]', () => {
  const { resized, toggled } = useSidebar.getState()
  resized(1440)
  expect(opened()).toBe(true)
  toggled()
  expect(opened()).toBe(false)
  resized(390)
  resized(1440)
  expect(opened()).toBe(false)
})

it('forgets the drawer, which closes by itself', () => {
  const { resized, toggled, navigated } = useSidebar.getState()
  navigated('first')
  toggled()
  navigated('first')
  expect(opened()).toBe(true)
  navigated('next')
  expect(opened()).toBe(false)
  resized(1440)
  expect(opened()).toBe(true)
})
