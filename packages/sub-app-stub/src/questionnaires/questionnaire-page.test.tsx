import type { Questionnaire } from '@portal/protocol/calls/questionnaire'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, lastBody, openPage } from '../testing/open-page.tsx'

const asked: Questionnaire = {
  questionnaireCode: 'service',
  title: 'Service survey',
  minutes: 3,
  endDate: '2026-12-09T15:59:59.999Z',
  openFlag: 'Y',
  questions: [
    { questionCode: 'overall', kind: 'rating', questionName: 'How is it?', requiredFlag: 'Y', options: [] },
    {
      questionCode: 'delivery',
      kind: 'choice',
      questionName: 'How punctual?',
      requiredFlag: 'Y',
      options: [
        { optionCode: 'on-time', optionName: 'On time' },
        { optionCode: 'late', optionName: 'Late' },
      ],
    },
    {
      questionCode: 'improve',
      kind: 'choices',
      questionName: 'What first?',
      requiredFlag: 'Y',
      options: [
        { optionCode: 'stock', optionName: 'Stock' },
        { optionCode: 'prices', optionName: 'Prices' },
      ],
    },
    { questionCode: 'remarks', kind: 'text', questionName: 'Anything else?', requiredFlag: 'N', options: [] },
  ],
  submittedAt: null,
  answers: [],
}
const given = [
  { questionCode: 'overall', values: ['4'] },
  { questionCode: 'delivery', values: ['late'] },
  { questionCode: 'improve', values: ['stock', 'prices'] },
]
const answered: Questionnaire = { ...asked, submittedAt: '2026-11-26T02:00:00.000Z', answers: given }

const ok = (data: Questionnaire) => ({ status: 'S', data })
const path = '/home/questionnaires/service'
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: new RegExp(group) })).getByRole('radio', { name })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send answers' }))
const progress = (text: string) => screen.findByText(text)

function fillIn() {
  fireEvent.click(radio('How is it', '4 of 5'))
  fireEvent.click(radio('How punctual', 'Late'))
  for (const name of ['Stock', 'Prices']) fireEvent.click(screen.getByRole('checkbox', { name }))
}

beforeEach(() => vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a questionnaire', () => {
  it('counts what is answered, holds it as unsaved input, and is sent once', async () => {
    const setDirty = vi.fn()
    const request = answers(ok(asked), ok(answered))
    openPage(path, { request, setDirty })
    await progress('0 of 4 answered')
    fillIn()
    await progress('3 of 4 answered')
    expect(setDirty).toHaveBeenLastCalledWith(true)
    send()
    await screen.findByText('Thank you for your feedback')
    expect(lastBody(request)).toEqual({ questionnaireCode: 'service', answers: given })
    expect(setDirty).toHaveBeenLastCalledWith(false)
    expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull()
    const mine = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(mine).toEqual(['4 of 5', 'Late', 'Stock', 'Prices', 'Not answered'])
  })

  it('leads to the first question that is not answered', async () => {
    const request = answers(ok(asked))
    openPage(path, { request })
    await progress('0 of 4 answered')
    fireEvent.click(radio('How is it', '4 of 5'))
    send()
    await vi.waitFor(() => expect(document.activeElement).toBe(radio('How punctual', 'On time')))
    await vi.waitFor(() => expect(screen.getAllByText('Please answer this question')).toHaveLength(2))
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('keeps what was filled in when the answers cannot be sent', async () => {
    const setDirty = vi.fn()
    const request = answers(ok(asked)).mockRejectedValueOnce(new TypeError('offline'))
    openPage(path, { request, setDirty })
    await progress('0 of 4 answered')
    fillIn()
    send()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(radio('How punctual', 'Late')).toHaveProperty('checked', true)
    expect(setDirty).toHaveBeenLastCalledWith(true)
  })

  it('shows the answers when they were sent elsewhere meanwhile', async () => {
    const request = answers(ok(asked), { status: 'E', msg: 'already' }, ok(answered))
    openPage(path, { request })
    await progress('0 of 4 answered')
    fillIn()
    send()
    await screen.findByText('Your answers')
  })

  it('takes no answers once its time is over', async () => {
    openPage(path, { request: answers(ok({ ...asked, openFlag: 'N' })) })
    await screen.findByText('This questionnaire takes no answers at this time.')
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
