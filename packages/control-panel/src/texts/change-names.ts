import type { ChangedThing, Happening } from '@portal/protocol/control/world-changes'
import type { Named } from './named-in.ts'

/** What can have changed in a world, several of a kind. */
export const thingNames: Readonly<Record<ChangedThing, Named>> = {
  order: ['销售订单', 'Sales orders', '販売注文', 'Pedidos de venta'],
  retailOrder: ['零售订单', 'Retail orders', '小売注文', 'Pedidos minoristas'],
  sampleOrder: ['样品订单', 'Sample orders', 'サンプル注文', 'Pedidos de muestras'],
  pickup: ['提货单', 'Pickups', '引取り', 'Recogidas'],
  retailPickup: ['零售提货单', 'Retail pickups', '小売の引取り', 'Recogidas minoristas'],
  project: ['工程项目', 'Projects', '工事案件', 'Proyectos'],
  contract: ['合同', 'Contracts', '契約', 'Contratos'],
  application: ['申请', 'Applications', '申請', 'Solicitudes'],
  approval: ['审批', 'Approvals', '承認', 'Aprobaciones'],
  notice: ['通知', 'Notices', 'お知らせ', 'Avisos'],
  questionnaire: ['问卷', 'Questionnaires', 'アンケート', 'Cuestionarios'],
  user: ['用户', 'Users', 'ユーザー', 'Usuarios'],
  role: ['职责', 'Responsibilities', '職責', 'Responsabilidades'],
  menuItem: ['菜单项', 'Menu items', 'メニュー項目', 'Elementos de menú'],
  lookup: ['代码表', 'Lookups', 'コード表', 'Tablas de códigos'],
  distributor: ['经销商', 'Distributors', '販売店', 'Distribuidores'],
  product: ['产品', 'Products', '製品', 'Productos'],
  department: ['事业部', 'Departments', '事業部', 'Departamentos'],
  system: ['系统', 'Systems', 'システム', 'Sistemas'],
  file: ['文件', 'Files', 'ファイル', 'Archivos'],
  fault: ['故障', 'Faults', '障害', 'Fallos'],
  clock: ['时钟', 'Clock', '時計', 'Reloj'],
  setting: ['设置', 'Settings', '設定', 'Ajustes'],
  rows: ['其他数据', 'Other data', 'その他のデータ', 'Otros datos'],
}

export const happeningNames: Readonly<Record<Happening, Named>> = {
  added: ['新增', 'added', '追加', 'añadido'],
  changed: ['更改', 'changed', '変更', 'cambiado'],
  removed: ['删除', 'removed', '削除', 'eliminado'],
  approved: ['通过', 'approved', '承認済み', 'aprobado'],
  rejected: ['驳回', 'rejected', '却下', 'rechazado'],
  granted: ['授予', 'granted', '付与', 'concedido'],
  revoked: ['收回', 'revoked', '取り消し', 'retirado'],
  read: ['已读', 'read', '既読', 'leído'],
  answered: ['已填写', 'answered', '回答済み', 'respondido'],
}
