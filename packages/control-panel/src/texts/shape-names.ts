import type { FaultShape } from '@portal/protocol/control/fault-shapes'
import type { Named } from './named-in.ts'

/** What each form of an answer is called. */
export const shapeNames: Readonly<Record<FaultShape, Named>> = {
  textIds: [
    'ID 为 19 位文本',
    'Ids as text of 19 digits',
    'ID が 19 桁の文字列',
    'Id. como texto de 19 cifras',
  ],
  longIds: [
    'ID 为 19 位数字（超出 JavaScript 精度）',
    'Ids as numbers of 19 digits, too long for JavaScript',
    'ID が 19 桁の数値（JavaScript の精度を超える）',
    'Id. como números de 19 cifras, demasiado largos para JavaScript',
  ],
  letterIds: [
    'ID 为含字母的文本',
    'Ids as opaque text with letters',
    'ID が英字を含む文字列',
    'Id. como texto con letras',
  ],
  spaceDates: [
    '日期为 2026-11-20 10:00:00',
    'Dates as 2026-11-20 10:00:00',
    '日時が 2026-11-20 10:00:00 の形',
    'Fechas como 2026-11-20 10:00:00',
  ],
  epochDates: ['日期为毫秒数', 'Dates as milliseconds', '日時がミリ秒', 'Fechas en milisegundos'],
  nullDates: ['日期为 null', 'Dates as null', '日時が null', 'Fechas nulas (null)'],
  invalidDates: [
    '日期无效（0000-00-00）',
    'Invalid dates (0000-00-00)',
    '無効な日時（0000-00-00）',
    'Fechas no válidas (0000-00-00)',
  ],
  numberFlags: [
    '真假值为 1 和 0',
    'True and false as 1 and 0',
    '真偽値が 1 と 0',
    'Verdadero y falso como 1 y 0',
  ],
  textFlags: [
    '真假值为文本 true 和 false',
    'True and false as text',
    '真偽値が文字列の true と false',
    'Verdadero y falso como texto',
  ],
  letterFlags: [
    '真假值为 Y 和 N',
    'True and false as Y and N',
    '真偽値が Y と N',
    'Verdadero y falso como Y y N',
  ],
  textNumbers: ['数字为文本', 'Numbers as text', '数値が文字列', 'Números como texto'],
  textCount: ['总数为文本', 'Totals as text', '件数が文字列', 'Totales como texto'],
  nullEmptyLists: ['空列表为 null', 'Empty lists as null', '空のリストが null', 'Listas vacías nulas (null)'],
  nullLists: [
    '所有列表为 null',
    'Every list as null',
    'すべてのリストが null',
    'Todas las listas nulas (null)',
  ],
  nullData: [
    '列表接口的 data 为 null',
    'The data of list calls as null',
    '一覧系の data が null',
    'Los datos de las listas nulos (null)',
  ],
  bareLists: [
    '分页为单纯的列表',
    'Pages as bare lists',
    'ページが行だけのリスト',
    'Páginas como simples listas',
  ],
  extraFields: ['多出未知字段', 'Unknown fields added', '未知の項目が加わる', 'Campos desconocidos añadidos'],
  http401: [
    '会话结束时为 HTTP 401',
    'HTTP 401 where the session has ended',
    'セッション終了時に HTTP 401',
    'HTTP 401 al terminar la sesión',
  ],
  http403: [
    '会话结束时为 HTTP 403',
    'HTTP 403 where the session has ended',
    'セッション終了時に HTTP 403',
    'HTTP 403 al terminar la sesión',
  ],
  gzip: ['始终压缩', 'Always compressed', '常に圧縮', 'Siempre comprimida'],
  proxyError: [
    '代理的错误页（HTTP 502）',
    'Error page of a proxy (HTTP 502)',
    'プロキシのエラーページ（HTTP 502）',
    'Página de error de un proxy (HTTP 502)',
  ],
  proxySignIn: [
    '代理的登录页（HTTP 200）',
    'Sign-in page of a proxy (HTTP 200)',
    'プロキシのログインページ（HTTP 200）',
    'Página de acceso de un proxy (HTTP 200)',
  ],
  proxyRedirect: [
    '重定向到本站的登录页',
    'Redirect to a sign-in page on this site',
    '同じサイトのログインページへ転送',
    'Redirección a una página de acceso de este sitio',
  ],
  foreignRedirect: [
    '重定向到外站的登录页',
    'Redirect to a sign-in page on another site',
    '別サイトのログインページへ転送',
    'Redirección a una página de acceso de otro sitio',
  ],
  movedPath: [
    '重定向到新路径（307）',
    'Redirect to a new path (307)',
    '新しいパスへ転送（307）',
    'Redirección a otra ruta (307)',
  ],
  emptyBody: [
    '成功但没有内容（HTTP 200）',
    'Done, without a body (HTTP 200)',
    '成功だが本文なし（HTTP 200）',
    'Hecho, sin contenido (HTTP 200)',
  ],
  noContent: [
    '成功但没有内容（HTTP 204）',
    'Done, no content (HTTP 204)',
    '成功だが内容なし（HTTP 204）',
    'Hecho, sin contenido (HTTP 204)',
  ],
}
