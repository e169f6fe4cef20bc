import { afterEach, expect, it, vi } from 'vitest'
import { useSettings } from '../settings/settings-store.ts'
import { followThemeStylesheet } from './current-theme.ts'

const { chosen, reset } = useSettings.getState()

afterEach(() => {
  vi.restoreAllMocks()
  reset()
})

it('the style sheet of a theme is fetched whenever the theme changes (specification §7) [S-7.21]', () => {
  const fetched: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) fetched.push(link.href)
  })
  chosen({ scheme: 'light' })
  const end = followThemeStylesheet('https://cdn.test/{scheme}-{color}.css')
  expect(fetched).toEqual([])
  chosen({ themeColor: '#722ed1' })
  chosen({ size: 'large' })
  chosen({ scheme: 'dark' })
  end()
  chosen({ themeColor: '#13c2c2' })
  expect(fetched).toEqual(['https://cdn.test/light-722ed1.css', 'https://cdn.test/dark-722ed1.css'])
})
