import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuIcon } from './menu-icon.tsx'

test.each([
  ['bank', 'bank'],
  ['unknown', 'appstore'],
])('the icon of a menu by the name %s is %s', (name, icon) => {
  const { container } = render(<MenuIcon name={name} />)
  expect(container.querySelector('svg')?.getAttribute('data-icon')).toBe(icon)
})
