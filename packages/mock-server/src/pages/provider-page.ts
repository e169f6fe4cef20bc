import type { User } from '@portal/store/generated/client'
import { escapeHtml, htmlPage } from './html-page.ts'

interface Choice {
  readonly user: Pick<User, 'userName' | 'fullName'>
  /** Goes back to the portal as this user. */
  readonly address: string
}

/** Stands in for the sign-in page of an identity provider: whoever is chosen is signed in there, no password asked. */
export function providerPage(system: string, choices: readonly Choice[], cancelAddress: string): string {
  const rows = choices.map(
    ({ user, address }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(`${user.fullName}（${user.userName}）`)}</a></li>`,
  )
  const content = `<p class="muted">离线环境的身份认证页面，请选择一个演示账号，将以该账号返回门户。</p>
<ul>${rows.join('')}</ul>
<p><a href="${escapeHtml(cancelAddress)}">取消登录</a></p>`
  return htmlPage({ title: `${system} 身份认证`, content })
}
