import { type Causes, departments, rejected } from './cause.ts'

const failed = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => String(error),
  )

/** What any call can answer. */
export const answerCauses: Causes = {
  'Response status other than S, D or M is a rejection': {
    'a fault': {
      cause: async (portal) =>
        (await portal.fault({
          target: 'findOrganization',
          kind: 'rejection',
          code: 17,
          message: '维护中',
        })) && departments(portal),
      answer: rejected('维护中', 17),
    },
    'wrong input': {
      cause: async (portal) =>
        portal.call('addInCollection', { body: { menuId: 999_999 } }, await portal.signIn('admin')),
      answer: rejected('菜单不存在，或您没有访问权限'),
    },
  },
  'Status E with code 4001 logs the user out': {
    'no certificate': {
      cause: (portal) => departments(portal),
      answer: rejected('登录已过期，请重新登录', 4001),
    },
    'a fault': {
      cause: async (portal) => {
        const certificate = await portal.signIn('admin')
        await portal.fault({ target: '*', kind: 'sessionEnded' })
        return departments(portal, certificate)
      },
      answer: rejected('登录已过期，请重新登录', 4001),
    },
    'the clock': {
      cause: async (portal) => {
        const certificate = await portal.signIn('admin')
        await portal.travel('4d')
        return departments(portal, certificate)
      },
      answer: rejected('登录已过期，请重新登录', 4001),
    },
    'the scenario expired-session': {
      cause: async (portal) => {
        await portal.scenario('expired-session')
        return departments(portal, 'expired-session-certificate')
      },
      answer: rejected('登录已过期，请重新登录', 4001),
    },
  },
  'HTTP/network failure': {
    'a status with a message': {
      cause: async (portal) =>
        (await portal.fault({ target: '*', kind: 'httpStatus', httpStatus: 503, message: '网关超时' })) &&
        departments(portal),
      answer: { ...rejected('网关超时'), httpStatus: 503 },
    },
    'a status without one': {
      cause: async (portal) =>
        (await portal.fault({ target: '*', kind: 'httpStatus', httpStatus: 500 })) && departments(portal),
      answer: { ...rejected('系统错误!'), httpStatus: 500 },
    },
    'a broken connection': {
      cause: async (portal) => {
        await portal.fault({ target: '*', kind: 'reset' })
        return failed(departments(portal))
      },
      answer: 'TypeError: fetch failed',
    },
    'an answer that is no JSON': {
      cause: async (portal) => {
        await portal.fault({ target: '*', kind: 'truncated' })
        return typeof (await departments(portal)).body
      },
      answer: 'string',
    },
  },
}
