import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { specifiedSubApps } from '@portal/protocol/systems'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import { applicationPages, formBelow, formPages } from './pages.ts'

afterEach(cleanup)

const forms = [
  ...specifiedSubApps.flatMap((identity) =>
    [...Object.keys(applicationPages[identity]).map(formBelow), ...Object.keys(formPages[identity])].map(
      (path) => [identity, path] as const,
    ),
  ),
  ['oms', '/orders/ceramic/new'],
  ['oms', '/orders/bathroom/new'],
  ['oms', '/home/questionnaires/service'],
] as const

const choice = { questionCode: 'a', kind: 'choice', questionName: 'A?', requiredFlag: 'Y' }
const questionnaire = {
  ...{ questionnaireCode: 'service', title: 'Survey', minutes: 3, endDate: '2026-12-09T15:59:59.999Z' },
  ...{ openFlag: 'Y', submittedAt: null, answers: [] },
  questions: [{ ...choice, options: [{ optionCode: 'b', optionName: 'B' }] }],
}
const none = { records: [], total: 0, current: 1, size: 10, pages: 0 }

it.each(forms)('no field of %s %s submits the form by Enter; Ctrl+Enter does', async (identity, path) => {
  const data = path.includes('questionnaires') ? questionnaire : none
  openPage(path, { request: async () => ({ status: 'S', data }) }, identity)
  const form = await vi.waitFor(() => {
    const found = document.querySelector('[type="submit"]')?.closest('form')
    if (!found) throw new Error('no form yet')
    return found
  })
  const submitted = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', submitted, { capture: true })
  const fields = [...form.querySelectorAll('input')]
  const left = fields.filter((field) => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(left.map(({ id }) => id)).toEqual([])
  expect(submitted).not.toHaveBeenCalled()
  fireEvent.keyDown(form.querySelector('input, textarea') ?? form, { key: 'Enter', ctrlKey: true })
  expect(submitted).toHaveBeenCalledTimes(1)
})

it('every page that submits something has such a form', () => {
  const folders = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../../cli/templates')]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(tsx|vue|ts)$/.test(name))
      .map((name) => join(folder, name)),
  )
  const without = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /onFinish=|htmlType="submit"|type="submit"|<form\b/.test(text) && !text.includes('<PageForm')
  })
  expect(files.length).toBeGreaterThan(100)
  expect(without).toEqual([])
})
