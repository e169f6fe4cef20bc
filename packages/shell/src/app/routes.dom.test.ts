import { configRules } from '@portal/protocol/installation/config-rules'
import { problemsIn } from '@portal/protocol/installation/value-rule'
import { describe, expect, it } from 'vitest'
import { pages } from '../frame/pages/pages.tsx'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { mayShow, routeRoleProblems } from '../lib/route-access.ts'
import { paths, publicPaths } from '../lib/routes.ts'
import { isPublic } from './guard.ts'

setDemoConfig()

describe('who sees a route (specification §6) [S-6.5]', () => {
  it.each([
    ['a route without roles to every user', undefined, [], true],
    ['a route to a user with one of its roles', ['LTC_MANAGER', 'BI_MANAGER'], ['X', 'BI_MANAGER'], true],
    ['no route to a user with none of its roles', ['LTC_MANAGER'], ['LTC_CLERK'], false],
    ['no route whose list of roles is empty', [], ['LTC_CLERK'], false],
    ['every route to admin', ['LTC_MANAGER'], ['admin'], true],
  ])('%s [S-6.6]', (_who, roles, held, expected) => {
    expect(mayShow(roles ? { roles } : {}, held)).toBe(expected)
  })
})

describe('an installation may restrict', () => {
  const problemsOf = (path: string) => routeRoleProblems(pages(), { routeRoles: { [path]: ['LTC_MANAGER'] } })
  it('a page of a signed-in user', () => {
    expect(problemsOf('/dashboard')).toEqual([])
  })
  it('the details of the status page', () => {
    expect(problemsOf('/__health')).toEqual([])
  })
  it.each(['/', '/401', '/404', '/login', '/reset_password', '/dashbord', '/child/oms/orders'])(
    'nothing like %s',
    (path) => {
      expect(problemsOf(path)).toEqual([{ field: `routeRoles ${path}`, expected: 'nothing' }])
    },
  )
})

describe('every screen of the portal', () => {
  it.each(
    pages()
      .filter(({ path }) => path !== paths.login)
      .map(({ path }) => path),
  )('%s asks for a session [S-2.4]', (path) => {
    expect(isPublic({ pathname: path })).toBe(false)
  })

  it.each(['/login', '/reset_password', '/auth-redirect', '/__health'])(
    '%s asks for none: it signs in, or is the status page [S-2.4]',
    (path) => {
      expect(isPublic({ pathname: path })).toBe(true)
    },
  )

  it('has an address of its own', () => {
    const addresses = pages().map(({ path }) => path)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  const firstParts = [...publicPaths, ...pages().map(({ path }) => path)].map(
    (path) => path.split('/')[1] ?? '',
  )
  const childRoot = configRules.properties?.childRoot ?? {}
  it.each([...new Set(firstParts)])('is in no sub-app’s place: not /%s', (part) => {
    expect(problemsIn(childRoot, part, 'childRoot')).toEqual([{ field: 'childRoot', expected: 'childRoot' }])
  })
})
