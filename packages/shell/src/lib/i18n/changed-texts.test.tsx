import { act, render, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { it } from 'vitest'
import { textsChanged } from './language-store.ts'
import { loadStartTexts } from './texts.ts'
import { translationReady } from './translation.ts'
import { useTexts } from './use-texts.ts'

function Words() {
  const { t } = useTranslation('frame')
  return (
    <p>
      {useTexts('errors').notFound}, {t('home')}
    </p>
  )
}

it('a text that changes in development is shown at once, by what translates and by what does without', async () => {
  await Promise.all([translationReady(), loadStartTexts('en')])
  render(<Words />)
  await act(async () =>
    textsChanged({ language: 'en', namespace: 'errors', texts: { notFound: 'No such page' } }),
  )
  await screen.findByText('No such page, Home')
  await act(async () => textsChanged({ language: 'en', namespace: 'frame', texts: { home: 'Start' } }))
  await screen.findByText('No such page, Start')
})
