import { message, quoted } from './message.ts'
import { requestTexts } from './request-texts.ts'
import { signInTexts } from './sign-in-texts.ts'
import { troubleTexts } from './trouble-texts.ts'

/**
 * The server's messages, for people in the language of their request if the portal has it, for programmers in Chinese
 * and English. Wording that the specification doesn't show is assumed.
 */
export const texts = {
  ...requestTexts,
  ...signInTexts,
  ...troubleTexts,
  foreignReturn: message(
    '返回地址不正确，应为门户自身的 /auth-redirect',
    'The return address is wrong: expected /auth-redirect of the portal itself',
  ),
  notYourNotices: message('只能查询本人的通知', 'You can query your own notices only', {
    es: 'Solo puede consultar sus propios avisos',
    ja: '閲覧できるのはご自身のお知らせだけです',
  }),
  // Messages contain no ids: handlers know rows, and users never see an id.
  noSuchNotice: message('通知不存在，或不是发给您的', 'There is no such notice, or it was not sent to you', {
    es: 'No existe ese aviso, o no se le envió a usted',
    ja: 'お知らせは存在しないか、あなた宛てではありません',
  }),
  noSuchNoticeAs: (id: string) =>
    message(
      `通知 ${quoted(id)} 不存在，或不是发给您的`,
      `There is no notice ${quoted(id)}, or it was not sent to you`,
      {
        es: `No existe el aviso ${quoted(id)}, o no se le envió a usted`,
        ja: `お知らせ ${quoted(id)} は存在しないか、あなた宛てではありません`,
      },
    ),
  noSuchFile: (name: string) =>
    message(`文件 ${quoted(name)} 不存在`, `There is no file ${quoted(name)}`, {
      es: `No existe el archivo ${quoted(name)}`,
      ja: `ファイル ${quoted(name)} は存在しません`,
    }),
  unknownOrderStatus: (status: string, known: readonly string[]) =>
    message(
      `订单状态 ${quoted(status)} 不存在，应为 ${known.join('、')} 之一`,
      `There is no order status ${quoted(status)}: expected one of ${known.join(', ')}`,
    ),
  unknownTask: message('您没有这项审批任务', 'You have no such approval task', {
    es: 'No tiene esa tarea de aprobación',
    ja: 'この承認タスクは担当していません',
  }),
  taskNotWaiting: message(
    '您没有这项待办任务，它可能已处理',
    'This task is not waiting for you. It may have been dealt with',
    {
      es: 'Esta tarea no espera su decisión. Puede que ya se haya resuelto',
      ja: 'このタスクは保留中ではありません。すでに処理された可能性があります',
    },
  ),
  ownApplication: message(
    '不能审批自己提交的申请',
    'You cannot approve or reject what you submitted yourself',
    {
      es: 'No puede aprobar ni rechazar lo que usted mismo ha solicitado',
      ja: 'ご自身が申請したものは承認も却下もできません',
    },
  ),
  unknownProcess: (processNo: string) =>
    message(
      `您没有参与审批流程 ${quoted(processNo)}`,
      `You take no part in the approval process ${quoted(processNo)}`,
      {
        es: `No participa en el proceso de aprobación ${quoted(processNo)}`,
        ja: `承認プロセス ${quoted(processNo)} には参加していません`,
      },
    ),
  distributorNeeded: message(
    '请指定经销商编码（distributorCode）',
    'Please name a distributor (distributorCode)',
    { es: 'Indique un distribuidor (distributorCode)', ja: '販売店（distributorCode）を指定してください' },
  ),
  unknownDistributor: (code: string) =>
    message(
      `经销商 ${quoted(code)} 不存在，或您无权查看`,
      `There is no distributor ${quoted(code)}, or you may not see it`,
      {
        es: `No existe el distribuidor ${quoted(code)}, o no puede verlo`,
        ja: `販売店 ${quoted(code)} は存在しないか、閲覧権限がありません`,
      },
    ),
  unknownPostings: (ids: readonly number[]) =>
    message(
      `该经销商没有以下积分明细：${ids.join('、')}`,
      `The distributor has no such point postings: ${ids.join(', ')}`,
      {
        es: `El distribuidor no tiene estos movimientos de puntos: ${ids.join(', ')}`,
        ja: `この販売店に次のポイント明細はありません：${ids.join('、')}`,
      },
    ),
  alreadyPosted: (ids: readonly number[]) =>
    message(
      `以下积分明细已入账，不能重复入账：${ids.join('、')}`,
      `These point postings are confirmed already: ${ids.join(', ')}`,
      {
        es: `Estos movimientos de puntos ya están abonados: ${ids.join(', ')}`,
        ja: `次のポイント明細はすでに計上済みです：${ids.join('、')}`,
      },
    ),
  unknownSystem: (code: string) =>
    message(`系统 ${quoted(code)} 不存在`, `There is no system ${quoted(code)}`, {
      es: `No existe el sistema ${quoted(code)}`,
      ja: `システム ${quoted(code)} は存在しません`,
    }),
  systemNotOpen: (name: string) =>
    message(`${name}尚未开放`, `${name} is not open yet`, {
      es: `${name} todavía no está disponible`,
      ja: `${name} はまだ公開されていません`,
    }),
  systemNotPermitted: (name: string) =>
    message(`您没有访问${name}的权限`, `You may not open ${name}`, {
      es: `No tiene permiso para abrir ${name}`,
      ja: `${name} を開く権限がありません`,
    }),
  noSuchPage: message('菜单不存在，或您没有访问权限', 'There is no such menu item, or you may not open it', {
    es: 'No existe esa opción de menú, o no puede abrirla',
    ja: 'メニューは存在しないか、開く権限がありません',
  }),
  unsafePath: (path: string) =>
    message(
      `页面地址 ${quoted(path)} 不正确，应为以 / 开头的站内路径`,
      `The page address ${quoted(path)} is wrong: expected a path of this site that begins with /`,
    ),
  orderedFault: message('系统错误!', 'System error!', { es: '¡Error del sistema!', ja: 'システムエラー！' }),
  pageRefused: message('无法打开页面', 'The page cannot be opened', {
    es: 'No se puede abrir la página',
    ja: 'ページを開けません',
  }),
  closeAndRetry: message(
    '请关闭此窗口，返回门户后重试。',
    'Please close this window, go back to the portal and try again.',
    {
      es: 'Cierre esta ventana, vuelva al portal e inténtelo de nuevo.',
      ja: 'このウィンドウを閉じ、ポータルに戻ってもう一度お試しください。',
    },
  ),
}
