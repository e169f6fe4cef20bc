import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Step, StepCard } from './step-card.tsx'

afterEach(cleanup)

const step = (status: Step['status']): Step => ({ title: status, status, facts: [] })

/** The titles of the steps that are drawn as the present one. */
function presentOf(...statuses: readonly Step['status'][]) {
  const { container } = render(<StepCard title="Progress" steps={statuses.map(step)} />)
  return [...container.querySelectorAll('[class*="item-active"] [class*="item-title"]')].map(
    ({ textContent }) => textContent,
  )
}

describe('the card of steps', () => {
  it('draws the step under way as the present one', () => {
    expect(presentOf('finish', 'finish', 'process', 'wait')).toEqual(['process'])
  })

  it('draws the step that ended it as the present one', () => {
    expect(presentOf('finish', 'error', 'wait')).toEqual(['error'])
  })

  it('draws none as the present one when all are done', () => {
    expect(presentOf('finish', 'finish')).toEqual([])
  })
})
