import { callIds, calls } from '@portal/protocol/registry'
import { htmlPage } from '../pages/html-page.ts'

const firstParts = [...new Set(callIds.map((id) => calls[id].path.split('/')[1]))].join('|')
const moved = new RegExp(`^/(${firstParts})/moved/`)

/** Another address of the same call, e.g. `/api/moved/x` of `/api/x`. */
export const movedAddress = (address: string): string => address.replace(/^\/([^/]+)\//, '/$1/moved/')

export const isMoved = (address: string): boolean => moved.test(address)

/** The original address of a moved one; any other is unchanged. */
export const addressBehind = (address: string): string => address.replace(moved, '/$1/')

/** Address of a proxy's sign-in page on this origin. */
export const proxySignInPath = '/services/network-sign-in'

/** What a proxy before a backend shows to people who are not signed in to the company's network. */
export const proxySignInPage = htmlPage({
  title: '公司网络登录',
  content: '<p>访问此网站前，请先登录公司网络。</p><p class="muted">此页面代替公司代理服务器的登录页面。</p>',
})

/** The response of a proxy when its backend doesn't respond, as nginx words it. */
export const proxyErrorPage = `<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
<hr><center>nginx</center>
</body>
</html>
`
