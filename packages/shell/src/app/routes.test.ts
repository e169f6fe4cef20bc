import { describe, expect, it } from 'vitest'
import { mayShow, routeRoleProblems } from '../lib/route-access.ts'
import { type PortalRoute, routes } from '../lib/routes.ts'
import { isPublic } from './guard.ts'

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
  const problemsOf = (path: string) => routeRoleProblems({ routeRoles: { [path]: ['LTC_MANAGER'] } })
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
  const all: [string, PortalRoute][] = Object.entries(routes)
  it.each(all)('%s is guarded as the table says [S-2.4]', (_name, { path, access }) => {
    expect(isPublic({ pathname: path })).toBe(access === 'public')
  })

  it('asks for a session, but for those that sign in and the status page [S-2.4]', () => {
    const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name)
    expect(open).toEqual(['login', 'resetPassword', 'authRedirect', 'health'])
  })

  it('has an address of its own', () => {
    expect(new Set(all.map(([, { path }]) => path)).size).toBe(all.length)
  })
})
