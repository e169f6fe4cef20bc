import { said } from './message.ts'

const withReference = (zh: string, en: string) => (reference: string) =>
  said(`${zh}（编号 ${reference}）`, `${en} (reference ${reference})`)

/** What the server says of trouble that is not the request's fault. */
export const troubleTexts = {
  upstreamUnreachable: (address: string, reason: string) =>
    said(
      `上游后端 ${address} 无法访问（${reason}）`,
      `The upstream ${address} cannot be reached (${reason})`,
    ),
  upstreamTimeout: (address: string, seconds: number) =>
    said(
      `上游后端 ${address} 在 ${seconds} 秒内没有应答`,
      `The upstream ${address} did not answer within ${seconds} seconds`,
    ),
  upstreamTooLong: (address: string, mib: number) =>
    said(
      `上游后端 ${address} 的应答超过 ${mib} MiB`,
      `The answer of the upstream ${address} is longer than ${mib} MiB`,
    ),
  strangerHere: (call: string) =>
    said(
      `接口 ${call} 由本地世界应答，但本地没有与您同名的账号，也未转发或录制此接口`,
      `The call ${call} is answered by the local world, which has no account of your name; it is neither passed on nor recorded`,
    ),
  upstreamIsItself: (address: string) =>
    said(
      `上游后端 ${address} 就是本服务器，请求不再转发`,
      `The upstream ${address} is this server itself: the request is not passed on`,
    ),
  full: withReference(
    '磁盘已满，数据未能保存；请清理磁盘空间后重试',
    'The disk is full and nothing was saved; free some space and try again',
  ),
  readOnly: withReference(
    '数据库为只读，数据未能保存；请检查数据文件的写入权限',
    'The database is read-only and nothing was saved; check the permissions of its files',
  ),
  busy: withReference('数据库正被其他程序占用，请稍后重试', 'The database is busy; please try again later'),
  damaged: withReference(
    '数据库文件已损坏，请恢复快照或重建环境',
    'The database file is damaged; restore a snapshot or make the world anew',
  ),
  unreadable: withReference(
    '数据库读写失败，请检查磁盘及其剩余空间',
    'The database could not be read or written; check the disk and its free space',
  ),
  unexpected: withReference('系统错误，请联系管理员', 'System error. Please contact the administrator'),
}
