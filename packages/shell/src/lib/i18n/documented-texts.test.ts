import { expect, it } from 'vitest'
import type { TextNamespace } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/** The texts that specification §5 and §8 show, word for word. */
const documented = [
  ['login', 'noResponsibilities', '用户角色异常，请联系管理员!'],
  ['password', 'oldRequired', '请输入旧密码'],
  ['password', 'newRequired', '请输入新密码'],
  ['password', 'policy', '密码强度包含大写字母、小写字母、数字和特殊字符（如!@#&*）的组合，长度8-16位'],
  ['password', 'confirmRequired', '请输入确认密码'],
  ['password', 'mismatch', '两次输入密码不一致!'],
  ['session', 'position.required', '请选择职位'],
  ['session', 'expired', 'taken过期，需重新登录'],
  ['tools', 'fullscreenUnsupported', 'you browser can not work'],
  ['errors', 'prefix', '错误： '],
  ['errors', 'system', '系统错误!'],
  ['frame', 'tabLimitTitle', '错误提示'],
  ['frame', 'tabLimitText', '错误： 页签不能超过{{limit}}个,请关闭一些或者刷新页面!'],
  ['frame', 'close', '关闭'],
  ['frame', 'signOutQuestion', '确定要退出系统吗？'],
  ['sign-on', 'failed', '单点登录失败 ~ '],
  ['sign-on', 'jumpFailed', '跳转指定页面 ~ 单点登录失败 ~ '],
  ['jump', 'noMenu', '跳转指定页面失败 ~ 没有匹配到目标菜单权限'],
] as const satisfies readonly (readonly [TextNamespace, string, string])[]

const textAt = (texts: unknown, key: string): unknown =>
  // Every step of the path is an object of texts; anything else makes the comparison fail.
  key.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)

it.each(documented)(
  '%s %s is %j in Chinese [S-5.6] [S-5.7] [S-5.9] [S-5.10] [S-5.11] [S-8.3] [S-8.10] [S-8.12] [S-8.13]',
  async (namespace, key, text) => {
    expect(textAt(await loadTexts('zh', namespace), key)).toBe(text)
  },
)
