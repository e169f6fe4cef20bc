import { expect, it } from 'vitest'
import { addressInside } from '../../lib/base-path.ts'
import { type Departure, type DepartureStep, departureStep } from './leaving.ts'

const origin = 'https://portal.example'
const link: Departure = {
  url: `${origin}/login`,
  navigationType: 'push',
  isSameDocument: false,
  isDownload: false,
  isForm: false,
}

it.each<[string, Partial<Departure>, DepartureStep]>([
  ['an address of the portal', {}, { goTo: '/login' }],
  ['the same in place of this one', { navigationType: 'replace' }, { goTo: '/login' }],
  ['with query and anchor', { url: `${origin}/login?a=1#b` }, { goTo: '/login?a=1#b' }],
  ['a form that is sent there', { isForm: true }, 'ask'],
  ['another address of its origin', { url: `${origin}/files/1` }, 'ask'],
  ['another site', { url: 'https://other.example/login' }, 'ask'],
  ['a step within the page', { isSameDocument: true }, 'pass'],
  ['a file to be saved', { isDownload: true }, 'pass'],
  ['a reload', { navigationType: 'reload' }, 'pass'],
  ['a mail', { url: 'mailto:support@portal.example' }, 'pass'],
])('%s', (_what, change, step) =>
  expect(
    departureStep(
      { ...link, ...change },
      (to) => addressInside(to, { origin, base: '/' }),
      (address) => address === '/login' || address === '/login?a=1',
    ),
  ).toEqual(step),
)

it.each<[string, DepartureStep]>([
  [`${origin}/portal/login`, { goTo: '/login' }],
  [`${origin}/login`, 'ask'],
  [`${origin}/portals/login`, 'ask'],
])('from a portal at /portal/, %s', (url, step) =>
  expect(
    departureStep(
      { ...link, url },
      (to) => addressInside(to, { origin, base: '/portal/' }),
      () => true,
    ),
  ).toEqual(step),
)
