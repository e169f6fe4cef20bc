import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../session/session-store.ts'
import { unknownMenus, useNoMenusText } from './unknown-menus.ts'

it.each([
  ['nothing is known', unknownMenus, [], 'menuFailed'],
  ['there is no department', [], [], 'noDepartments'],
  ['the departments have none', [], ['TC'], 'noEntries'],
] as const)('why there are no menus: %s', (_rule, systems, departments, text) => {
  useSession.setState({ departments })
  expect(renderHook(() => useNoMenusText(systems)).result.current).toBe(text)
})
