import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import type { BentPortal } from '../bent-portal.ts'
import { type Causes, rejected, userInfo } from './cause.ts'

const sent = (password: string) => encryptPassword(password, demoCipherKey)

const changePassword = async (
  portal: BentPortal,
  passwords: { oldPassword: string; newPassword: string },
) => {
  const certificate = await portal.signIn('admin')
  const { body } = await userInfo(portal, certificate)
  const { data } = body as { data: { userId: number; userName: string } } // as the call is defined
  const { userId, userName } = data
  return portal.call('changePassword', { body: { ...passwords, userId, userName } }, certificate)
}

const menus = async (portal: BentPortal, sybCodes: string[]) =>
  portal.call('findMenuInfoAllSystem', { body: { sybCodes } }, await portal.signIn('admin'))

/** Failures of signing in, finding pages and changing the password. */
export const errandCauses: Causes = {
  'Password change failure': {
    'the wrong old password': {
      cause: (portal) =>
        changePassword(portal, { oldPassword: sent('Wrong@2026'), newPassword: sent('Better@2027') }),
      answer: rejected('旧密码错误'),
    },
    'a password that the policy forbids': {
      cause: (portal) =>
        changePassword(portal, { oldPassword: sent('Tiles@2026'), newPassword: sent('weak') }),
      answer: rejected('密码强度包含大写字母、小写字母、数字和特殊字符（如!@#&*）的组合，长度8-16位'),
    },
  },
  'Single sign-on failure': {
    'a dead code': {
      cause: (portal) =>
        portal.call('ssoLogin', { body: { loginType: 'SSO', ssoSystem: 'OA', code: 'dead' } }),
      answer: rejected('登录凭证无效或已过期'),
    },
    'values that do not come together': {
      cause: (portal) => portal.call('ssoLogin', { body: { loginType: 'SSO', code: 'dead' } }),
      answer: rejected('请求参数不正确：loginType、ssoSystem 与 code 应同时填写'),
    },
  },
  'Jump by business key with failed sign-on': {
    'a dead token': {
      cause: (portal) => userInfo(portal, 'dead'),
      answer: rejected('登录已过期，请重新登录', 4001),
    },
    'a fault': {
      cause: async (portal) =>
        (await portal.fault({ target: 'ssoLogin', kind: 'rejection', message: '认证中心不可用' })) &&
        portal.call('ssoLogin', { body: {} }),
      answer: rejected('认证中心不可用'),
    },
  },
  'No matching menu': {
    'an unknown department': {
      cause: (portal) => menus(portal, ['NONE']),
      answer: { httpStatus: 200, body: { status: 'S', data: [] } },
    },
    'the scenario empty-company': {
      cause: async (portal) => {
        await portal.scenario('empty-company')
        const { body } = await menus(portal, ['HQ'])
        return (body as { data: { menuList: unknown[] }[] }).data.flatMap(({ menuList }) => menuList) // as it is defined
      },
      answer: [],
    },
  },
  'Route guard error': {
    'a fault': {
      cause: async (portal) => {
        const certificate = await portal.signIn('admin')
        await portal.fault({ target: 'getUserInfo', kind: 'rejection', message: '用户信息读取失败' })
        return userInfo(portal, certificate)
      },
      answer: rejected('用户信息读取失败'),
    },
  },
  'User with no responsibilities': {
    'the scenario no-responsibilities': {
      cause: async (portal) => {
        await portal.scenario('no-responsibilities')
        const { body } = await userInfo(portal, await portal.signIn('admin'))
        return (body as { data: { userRespList: unknown } }).data.userRespList // as the call is defined
      },
      answer: [],
    },
  },
  'Login response with status E is a rejection': {
    'a wrong password': {
      cause: (portal) => portal.call('login', { body: { userName: 'admin', password: 'wrong' } }),
      answer: rejected('用户名或密码错误'),
    },
  },
}
