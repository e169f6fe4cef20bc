import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useScrollOfTabs } from './use-tab-scroll.ts'

interface Place {
  readonly pathname: string
  readonly tabKey: string
  /** Names a navigation; a sub-app's own ones are its own business, and have none. */
  readonly navigation: string
}

function Frame({ pathname, tabKey, navigation }: Place) {
  return <div ref={useScrollOfTabs(pathname, tabKey, true, navigation)} data-testid="frame" />
}

const place = (pathname: string, navigation: string, tabKey = pathname): Place => ({
  pathname,
  tabKey,
  navigation,
})

afterEach(cleanup)

it.each([
  ['another tab begins at the top', place('/a', '1'), place('/b', '2'), 0],
  ['another page without a tab too', place('/404', '1', ''), place('/401', '2', ''), 0],
  ['the same page under another address too', place('/a', '1'), place('/a', '2'), 0],
  ['a move of the sub-app itself does not', place('/a', ''), place('/a/1', '', '/a'), 300],
])('%s (specification §2) [S-2.15]', (_rule, before, after, expected) => {
  const { getByTestId, rerender } = render(<Frame {...before} />)
  getByTestId('frame').scrollTop = 300
  rerender(<Frame {...after} />)
  expect(getByTestId('frame').scrollTop).toBe(expected)
})

it('a tab goes on where it was [S-2.15]', () => {
  const { getByTestId, rerender } = render(<Frame {...place('/a', '1')} />)
  const frame = getByTestId('frame')
  frame.scrollTop = 300
  frame.dispatchEvent(new Event('scroll'))
  rerender(<Frame {...place('/b', '2')} />)
  expect(frame.scrollTop).toBe(0)
  rerender(<Frame {...place('/a', '3')} />)
  expect(frame.scrollTop).toBe(300)
})
