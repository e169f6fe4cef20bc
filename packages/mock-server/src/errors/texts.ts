import { passwordTexts } from '@portal/protocol/rules/password-policy'

/** What the server says to people. It speaks Chinese; wording that the specification does not show is assumed. */
export const texts = {
  wrongCredentials: '用户名或密码错误',
  sessionEnded: '登录已过期，请重新登录',
  attemptOver: '本次登录已失效，请重新登录',
  attemptLocked: '验证码错误次数过多，请重新登录',
  codeLocked: '验证码错误次数过多，请重新获取验证码',
  codeExpired: '验证码已过期，请重新获取',
  codeMissing: '没有可用的验证码，请先获取验证码',
  wrongCode: (triesLeft: number) => `验证码错误，还可尝试 ${triesLeft} 次`,
  codeForWhom: '请求参数不正确：userName 与 token 应填写其中一个',
  unknownAccount: (userName: string) => `账号 ${quoted(userName)} 不存在`,
  unknownPhone: (phone: string) => `手机号 ${quoted(phone)} 未登记`,
  passwordNeeded: '此账号已开启双重验证，请使用密码登录',
  ticketDead: '验证已失效，请重新获取验证码',
  signOnIncomplete: '请求参数不正确：loginType、ssoSystem 与 code 应同时填写',
  signOnCodeDead: '登录凭证无效或已过期',
  signOnOtherAccount: (account: string) => `登录凭证不属于账号 ${quoted(account)}`,
  signOnOtherType: (userType: string) => `账号类型不是 ${quoted(userType)}`,
  signOnOtherDistributor: (code: string) => `账号不属于经销商 ${quoted(code)}`,
  notYourAccount: '只能修改本人的密码',
  unreadablePassword: '密码解密失败，请刷新页面后重试',
  wrongOldPassword: '旧密码错误',
  weakPassword: passwordTexts.policy,
  notYourNotices: '只能查询本人的通知',
  noSuchNotice: (id: number) => `通知 ${id} 不存在，或不是发给您的`,
  noSuchFile: (name: string) => `文件 ${quoted(name)} 不存在`,
  missingIds: '请求参数不正确：缺少 ids，应为以逗号分隔的消息编号',
  unknownOrderStatus: (status: string, known: readonly string[]) =>
    `订单状态 ${quoted(status)} 不存在，应为 ${known.join('、')} 之一`,
  unknownSystem: (code: string) => `系统 ${quoted(code)} 不存在`,
  systemNotOpen: (name: string) => `${name}尚未开放`,
  systemNotPermitted: (name: string) => `您没有访问${name}的权限`,
  noSuchPage: (menuId: number) => `菜单 ${menuId} 不存在，或您没有访问权限`,
  unsafePath: (path: string) => `页面地址 ${quoted(path)} 不正确，应为以 / 开头的站内路径`,

  invalidInput: (field: string, expectation: string) => `请求参数不正确：${field} ${expectation}`,
  wholeBody: '请求体',
  wholeQuery: '地址参数',
  missingParams: '请求参数不正确：缺少表单字段 params，应为一段 JSON',
  malformedParams: '表单字段 params 不是正确的 JSON',
  malformedJson: '请求体不是正确的 JSON',
  malformedAddress: '请求地址的编码不正确',
  malformedRequest: '无法识别的请求',
  wrongContentType: (expected: string) => `请求体的类型不正确，应为 ${expected}`,
  tooLarge: '请求体过大，上限为 1 MiB',
  headersTooLarge: '请求头过大',
  requestTooSlow: '请求超时，未能收到完整的请求',
  unknownAddress: (address: string) => `地址 ${quoted(address)} 不存在`,
  wrongMethod: (method: string, allowed: string) => `此接口不支持 ${method} 请求，应为 ${allowed}`,
  orderedFault: '系统错误!',
  unexpected: (reference: string) => `系统错误，请联系管理员（编号 ${reference}）`,
}

/** Input as a message shows it, however long it is. */
function quoted(input: string): string {
  return input.length > 80 ? `${input.slice(0, 80)}…` : input
}
