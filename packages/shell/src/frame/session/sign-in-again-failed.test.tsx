import '../../lib/i18n/translation.ts'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { loadDeferredParts } from '../deferred-render.tsx'
import { SignInAgainFailed } from './sign-in-again-failed.tsx'

// Two cores may be shared with many other tests.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(loadDeferredParts)
afterEach(cleanup)

it.each([
  ['zh', '以下页签的未保存内容会保留，退出登录则会丢失：'],
  ['en', 'Unsaved input is kept in these pages, unless you sign out:'],
  ['es', 'Se conservan los datos sin guardar de estas páginas, salvo que cierre la sesión:'],
  ['ja', '次のページの未保存の入力は保持されます。ログアウトすると失われます：'],
] as const)('in %s it says what is kept by trying again, and lost by signing out', async (language, lead) => {
  await changeLanguage(language)
  render(
    <Suspense>
      <SignInAgainFailed unsaved={[{ key: '/orders', title: 'New order' }]} onSignOut={() => {}}>
        <button type="button">Try again</button>
      </SignInAgainFailed>
    </Suspense>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('list').previousElementSibling?.textContent).toBe(lead)
  expect(dialog.getByRole('listitem').textContent).toBe('New order')
})
