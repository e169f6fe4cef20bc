import { message } from './message.ts'

const withReference = (zh: string, en: string, es: string, ja: string) => (reference: string) =>
  message(`${zh}（编号 ${reference}）`, `${en} (reference ${reference})`, {
    es: `${es} (referencia ${reference})`,
    ja: `${ja}（番号 ${reference}）`,
  })

/** The server's messages about failures that aren't the request's fault. */
export const troubleTexts = {
  upstreamUnreachable: (address: string, reason: string) =>
    message(
      `上游后端 ${address} 无法访问（${reason}）`,
      `The upstream ${address} cannot be reached (${reason})`,
    ),
  upstreamTimeout: (address: string, seconds: number) =>
    message(
      `上游后端 ${address} 在 ${seconds} 秒内没有应答`,
      `The upstream ${address} did not answer within ${seconds} seconds`,
    ),
  upstreamTooLong: (address: string, mib: number) =>
    message(
      `上游后端 ${address} 的应答超过 ${mib} MiB`,
      `The answer of the upstream ${address} is longer than ${mib} MiB`,
    ),
  strangerHere: (call: string) =>
    message(
      `接口 ${call} 由本地世界应答，但本地没有与您同名的账号，也未转发或录制此接口`,
      `The call ${call} is answered by the local world, which has no account of your name; it is neither passed on nor recorded`,
    ),
  upstreamIsItself: (address: string) =>
    message(
      `上游后端 ${address} 就是本服务器，请求不再转发`,
      `The upstream ${address} is this server itself: the request is not passed on`,
    ),
  full: withReference(
    '磁盘已满，数据未能保存；请清理磁盘空间后重试',
    'The disk is full and nothing was saved; free some space and try again',
    'El disco está lleno y no se ha guardado nada; libere espacio e inténtelo de nuevo',
    'ディスクがいっぱいのため保存できませんでした。空き容量を確保してもう一度お試しください',
  ),
  readOnly: withReference(
    '数据库为只读，数据未能保存；请检查数据文件的写入权限',
    'The database is read-only and nothing was saved; check the permissions of its files',
    'La base de datos es de solo lectura y no se ha guardado nada; revise los permisos de sus archivos',
    'データベースが読み取り専用のため保存できませんでした。ファイルの権限を確認してください',
  ),
  busy: withReference(
    '数据库正被其他程序占用，请稍后重试',
    'The database is busy; please try again later',
    'La base de datos está ocupada; inténtelo más tarde',
    'データベースが使用中です。しばらくしてからもう一度お試しください',
  ),
  damaged: withReference(
    '数据库文件已损坏，请恢复快照或重建环境',
    'The database file is damaged; restore a snapshot or make the world again',
    'El archivo de la base de datos está dañado; restaure una instantánea o cree el mundo de nuevo',
    'データベースファイルが壊れています。スナップショットを復元するか、環境を作り直してください',
  ),
  unreadable: withReference(
    '数据库读写失败，请检查磁盘及其剩余空间',
    'The database could not be read or written; check the disk and its free space',
    'No se pudo leer ni escribir la base de datos; revise el disco y su espacio libre',
    'データベースを読み書きできませんでした。ディスクと空き容量を確認してください',
  ),
  newerWorld: (world: string) =>
    message(
      `世界 ${world} 由更新版本的门户写入，本版本无法打开。请启动该版本，或运行 portal world reset ${world} 重建`,
      `The world ${world} was written by a later version of the portal. Start that version, or make it new: portal world reset ${world}`,
      {
        es: `El mundo ${world} lo escribió una versión posterior del portal. Inicie esa versión o créelo de nuevo: portal world reset ${world}`,
        ja: `ワールド ${world} は新しいバージョンのポータルで作成されています。そのバージョンを起動するか、portal world reset ${world} で作り直してください`,
      },
    ),
  damagedWorld: (world: string) =>
    message(
      `世界 ${world} 的数据库文件已损坏。运行 portal world reset ${world} 重建，或用 portal snapshot restore 恢复快照`,
      `The database of the world ${world} is damaged. Make it new with portal world reset ${world}, or restore a snapshot with portal snapshot restore`,
      {
        es: `La base de datos del mundo ${world} está dañada. Créelo de nuevo con portal world reset ${world} o restaure una instantánea con portal snapshot restore`,
        ja: `ワールド ${world} のデータベースが壊れています。portal world reset ${world} で作り直すか、portal snapshot restore でスナップショットを復元してください`,
      },
    ),
  unexpected: withReference(
    '系统错误，请联系管理员',
    'System error. Please contact the administrator',
    'Error del sistema. Póngase en contacto con el administrador',
    'システムエラーが発生しました。管理者にお問い合わせください',
  ),
}
