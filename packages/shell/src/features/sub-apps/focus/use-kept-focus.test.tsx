import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFocusMeant, useRestoredFocus } from './panel-focus.tsx'

afterEach(cleanup)

/** A tab bar and a page with a field, like in the frame. */
function Frame({ isActive }: { readonly isActive: boolean }) {
  const page = useRef<HTMLElement>(null)
  useRestoredFocus(page, isActive)
  return (
    <>
      <button type="button" aria-label="tab" />
      <div role="dialog" aria-modal="true" aria-label="question">
        <button type="button" aria-label="answer" />
      </div>
      <section ref={page} aria-hidden={isActive ? undefined : true}>
        <div data-sub-app-instance="oms__s1" />
        <input aria-label="field" />
      </section>
      <aside data-sub-app-overlay="oms__s1">
        <input aria-label="field in the body" />
      </aside>
      <aside data-sub-app-overlay="oms__s2">
        <input aria-label="field of another page" />
      </aside>
    </>
  )
}

const get = (label: string) => screen.getByLabelText(label)
const focusedNow = () => document.activeElement?.getAttribute('aria-label') ?? null

/** The last thing that was focused, by pointing or by keyboard. */
function focusBy(how: 'pointer' | 'keyboard', element: HTMLElement) {
  element.focus()
  const { matches } = element
  vi.spyOn(element, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? how === 'keyboard' : matches.call(element, selector),
  )
}

describe('a page that is shown again', () => {
  it.each([
    { after: 'a tab was pointed at', go: () => focusBy('pointer', get('tab')), focused: 'field' },
    { after: 'nothing else was focused', go: () => {}, focused: 'field' },
    { after: 'blank space was clicked', go: () => get('field').blur(), focused: null },
    { after: 'arrow keys went through the tabs', go: () => focusBy('keyboard', get('tab')), focused: 'tab' },
    { after: 'a question came up', go: () => focusBy('pointer', get('answer')), focused: 'answer' },
  ])('has the focus at "$focused" when $after', ({ go, focused }) => {
    const { rerender } = render(<Frame isActive />)
    get('field').focus()
    go()
    rerender(<Frame isActive={false} />)
    rerender(<Frame isActive />)
    expect(focusedNow()).toBe(focused)
  })

  it.each([
    ['field in the body', 'field in the body'],
    ['field of another page', 'field'],
  ])('has what had the focus last of all that is its own: %s', (label, expected) => {
    const { rerender } = render(<Frame isActive />)
    get('field').focus()
    get(label).focus()
    rerender(<Frame isActive={false} />)
    focusBy('pointer', get('tab'))
    rerender(<Frame isActive />)
    expect(focusedNow()).toBe(expected)
  })

  it('has its focus also when the window was left in between', () => {
    const { rerender } = render(<Frame isActive />)
    get('field').focus()
    fireEvent.focusOut(get('field')) // which leaves the focus where it is
    rerender(<Frame isActive={false} />)
    expect(focusedNow()).toBe(null)
    rerender(<Frame isActive />)
    expect(focusedNow()).toBe('field')
  })

  it('leaves the focus where it is when none of its own had it', () => {
    const { rerender } = render(<Frame isActive />)
    focusBy('pointer', get('tab'))
    rerender(<Frame isActive={false} />)
    rerender(<Frame isActive />)
    expect(focusedNow()).toBe('tab')
  })

  it('does not scroll to what it focuses', () => {
    const { rerender } = render(<Frame isActive />)
    const field = get('field')
    fireEvent.focusIn(field)
    const focus = vi.spyOn(field, 'focus')
    rerender(<Frame isActive={false} />)
    rerender(<Frame isActive />)
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })
})

it('a missing focus is not restored', () => {
  expect([isFocusMeant(null), isFocusMeant(document.body)]).toEqual([false, false])
})
