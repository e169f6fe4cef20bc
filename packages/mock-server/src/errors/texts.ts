import { passwordTexts } from '@portal/protocol/rules/password-policy'

/** What the server says to people. It speaks Chinese; wording that the specification does not show is assumed. */
export const texts = {
  wrongCredentials: '用户名或密码错误',
  sessionEnded: '登录已过期，请重新登录',
  notYourAccount: '只能修改本人的密码',
  unreadablePassword: '密码解密失败，请刷新页面后重试',
  wrongOldPassword: '旧密码错误',
  weakPassword: passwordTexts.policy,
  notYourNotices: '只能查询本人的通知',
  unknownOrderStatus: (status: string, known: readonly string[]) =>
    `订单状态 ${quoted(status)} 不存在，应为 ${known.join('、')} 之一`,
  unknownTask: (taskId: number) => `您没有编号为 ${taskId} 的审批任务`,
  taskNotWaiting: (taskId: number) => `您没有编号为 ${taskId} 的待办任务，它可能已处理`,
  unknownProcess: (processNo: string) => `您没有参与审批流程 ${quoted(processNo)}`,
  distributorNeeded: '请指定经销商编码（distributorCode）',
  unknownDistributor: (code: string) => `经销商 ${quoted(code)} 不存在，或您无权查看`,
  unknownPostings: (ids: readonly number[]) => `该经销商没有以下积分明细：${ids.join('、')}`,
  alreadyPosted: (ids: readonly number[]) => `以下积分明细已入账，不能重复入账：${ids.join('、')}`,
  unknownSystem: (code: string) => `系统 ${quoted(code)} 不存在`,
  systemNotOpen: (name: string) => `${name}尚未开放`,
  systemNotPermitted: (name: string) => `您没有访问${name}的权限`,
  unsafePath: (path: string) => `页面地址 ${quoted(path)} 不正确，应为以 / 开头的站内路径`,

  invalidInput: (field: string, expectation: string) => `请求参数不正确：${field} ${expectation}`,
  oneOf: (allowed: readonly string[]) => `应为 ${allowed.join('、')} 之一`,
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
  unexpected: (reference: string) => `系统错误，请联系管理员（编号 ${reference}）`,
}

/** Input as a message shows it, however long it is. */
function quoted(input: string): string {
  return input.length > 80 ? `${input.slice(0, 80)}…` : input
}
