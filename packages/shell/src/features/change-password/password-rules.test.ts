import { passwordTexts } from '@portal/protocol/rules/password-policy'
import { describe, expect, it } from 'vitest'
import zh from '../../lib/i18n/locales/zh/password.json'
import { passwordProblem } from './password-rules.ts'

describe('the fields of the dialog (specification §5)', () => {
  it.each([
    ['oldPassword', {}, 'oldRequired'],
    ['oldPassword', { oldPassword: 'x' }, undefined],
    ['newPassword', {}, 'newRequired'],
    ['newPassword', { newPassword: 'Tiles@26' }, undefined],
    ['newPassword', { newPassword: 'tiles@2026' }, 'policy'],
    ['newPassword', { newPassword: 'Tiles@2' }, 'policy'],
    ['confirmPassword', { newPassword: 'Tiles@2026' }, 'confirmRequired'],
    ['confirmPassword', { newPassword: 'Tiles@2026', confirmPassword: 'Tiles@2025' }, 'mismatch'],
    ['confirmPassword', { newPassword: 'Tiles@2026', confirmPassword: 'Tiles@2026' }, undefined],
  ] as const)('%s of %j: %s [S-5.6] [S-5.7] [S-5.10] [S-5.11]', (field, values, expected) => {
    expect(passwordProblem(field, values)).toBe(expected)
  })

  it('speak Chinese in the documented words', () => {
    expect(zh).toMatchObject(passwordTexts)
  })
})
