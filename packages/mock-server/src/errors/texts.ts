import { passwordTexts } from '@portal/protocol/rules/password-policy'
import { quoted, said } from './message.ts'
import { requestTexts } from './request-texts.ts'
import { troubleTexts } from './trouble-texts.ts'

/**
 * What the server says to people: Chinese, English for a request that prefers another language. Wording that the
 * specification does not show is assumed.
 */
export const texts = {
  ...requestTexts,
  ...troubleTexts,
  wrongCredentials: said('用户名或密码错误', 'Wrong user name or password'),
  sessionEnded: said('登录已过期，请重新登录', 'Your session has expired. Please sign in again'),
  attemptOver: said('本次登录已失效，请重新登录', 'This sign-in is no longer valid. Please sign in again'),
  attemptLocked: said(
    '验证码错误次数过多，请重新登录',
    'Too many wrong verification codes. Please sign in again',
  ),
  codeLocked: said(
    '验证码错误次数过多，请重新获取验证码',
    'Too many wrong verification codes. Please request a new one',
  ),
  codeExpired: said(
    '验证码已过期，请重新获取',
    'The verification code has expired. Please request a new one',
  ),
  codeMissing: said(
    '没有可用的验证码，请先获取验证码',
    'There is no verification code yet. Please request one first',
  ),
  wrongCode: (triesLeft: number) =>
    said(`验证码错误，还可尝试 ${triesLeft} 次`, `Wrong verification code. Tries left: ${triesLeft}`),
  unknownAccount: (userName: string) =>
    said(`账号 ${quoted(userName)} 不存在`, `There is no account ${quoted(userName)}`),
  unknownPhone: (phone: string) =>
    said(`手机号 ${quoted(phone)} 未登记`, `The phone number ${quoted(phone)} is not registered`),
  passwordNeeded: said(
    '此账号已开启双重验证，请使用密码登录',
    'This account uses two-step verification. Please sign in with the password',
  ),
  ticketDead: said(
    '验证已失效，请重新获取验证码',
    'The verification is no longer valid. Please request a new code',
  ),
  signOnCodeDead: said('登录凭证无效或已过期', 'The sign-on code is invalid or has expired'),
  signOnOtherAccount: (account: string) =>
    said(
      `登录凭证不属于账号 ${quoted(account)}`,
      `The sign-on code does not belong to the account ${quoted(account)}`,
    ),
  signOnOtherType: (userType: string) =>
    said(`账号类型不是 ${quoted(userType)}`, `The account is not of the type ${quoted(userType)}`),
  signOnOtherDistributor: (code: string) =>
    said(
      `账号不属于经销商 ${quoted(code)}`,
      `The account does not belong to the distributor ${quoted(code)}`,
    ),
  foreignReturn: said(
    '返回地址不正确，应为门户自身的 /auth-redirect',
    'The return address is wrong: expected /auth-redirect of the portal itself',
  ),
  notYourAccount: said('只能修改本人的密码', 'You can change your own password only'),
  unreadablePassword: said(
    '密码解密失败，请刷新页面后重试',
    'The password could not be decrypted. Please refresh the page and try again',
  ),
  wrongOldPassword: said('旧密码错误', 'The old password is wrong'),
  weakPassword: said(
    passwordTexts.policy,
    'The password must have 8 to 16 characters: uppercase and lowercase letters, digits and special characters (such as !@#&*)',
  ),
  notYourNotices: said('只能查询本人的通知', 'You can query your own notices only'),
  noSuchNotice: (id: number) =>
    said(`通知 ${id} 不存在，或不是发给您的`, `There is no notice ${id}, or it was not sent to you`),
  noSuchFile: (name: string) => said(`文件 ${quoted(name)} 不存在`, `There is no file ${quoted(name)}`),
  unknownOrderStatus: (status: string, known: readonly string[]) =>
    said(
      `订单状态 ${quoted(status)} 不存在，应为 ${known.join('、')} 之一`,
      `There is no order status ${quoted(status)}: expected one of ${known.join(', ')}`,
    ),
  unknownTask: (taskId: number) =>
    said(`您没有编号为 ${taskId} 的审批任务`, `You have no approval task ${taskId}`),
  taskNotWaiting: (taskId: number) =>
    said(
      `您没有编号为 ${taskId} 的待办任务，它可能已处理`,
      `No task ${taskId} is waiting for you. It may have been dealt with`,
    ),
  unknownProcess: (processNo: string) =>
    said(
      `您没有参与审批流程 ${quoted(processNo)}`,
      `You take no part in the approval process ${quoted(processNo)}`,
    ),
  distributorNeeded: said(
    '请指定经销商编码（distributorCode）',
    'Please name a distributor (distributorCode)',
  ),
  unknownDistributor: (code: string) =>
    said(
      `经销商 ${quoted(code)} 不存在，或您无权查看`,
      `There is no distributor ${quoted(code)}, or you may not see it`,
    ),
  unknownPostings: (ids: readonly number[]) =>
    said(
      `该经销商没有以下积分明细：${ids.join('、')}`,
      `The distributor has no such point postings: ${ids.join(', ')}`,
    ),
  alreadyPosted: (ids: readonly number[]) =>
    said(
      `以下积分明细已入账，不能重复入账：${ids.join('、')}`,
      `These point postings are confirmed already: ${ids.join(', ')}`,
    ),
  unknownSystem: (code: string) => said(`系统 ${quoted(code)} 不存在`, `There is no system ${quoted(code)}`),
  systemNotOpen: (name: string) => said(`${name}尚未开放`, `${name} is not open yet`),
  systemNotPermitted: (name: string) => said(`您没有访问${name}的权限`, `You may not open ${name}`),
  noSuchPage: (menuId: number) =>
    said(
      `菜单 ${menuId} 不存在，或您没有访问权限`,
      `There is no menu item ${menuId}, or you may not open it`,
    ),
  unsafePath: (path: string) =>
    said(
      `页面地址 ${quoted(path)} 不正确，应为以 / 开头的站内路径`,
      `The page address ${quoted(path)} is wrong: expected a path of this site that begins with /`,
    ),
  orderedFault: said('系统错误!', 'System error!'),
  pageRefused: said('无法打开页面', 'The page cannot be opened'),
  closeAndRetry: said(
    '请关闭此窗口，返回门户后重试。',
    'Please close this window, go back to the portal and try again.',
  ),
}
