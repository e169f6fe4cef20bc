import { said } from '../errors/message.ts'

/** What the server's own pages say to the people whom the portal sends there. */
export const pageTexts = {
  system: said('系统', 'System'),
  page: said('页面', 'Page'),
  address: said('地址', 'Address'),
  visitor: said('登录用户', 'Signed in'),
  standsIn: said(
    '正式环境中，此窗口将登录该系统并打开以上页面。离线环境只提供这个占位页面。',
    'In production this window would sign in to the system and open that page. Offline, this page stands in for it.',
  ),
  provider: (system: string) => said(`${system} 身份认证`, `${system} sign-on`),
  chooseAccount: said(
    '离线环境的身份认证页面，请选择一个演示账号，将以该账号返回门户。',
    'This page stands in for an identity provider. Choose a demo account to go back to the portal as.',
  ),
  cancel: said('取消登录', 'Cancel'),
}
