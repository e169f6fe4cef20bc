import type { Translations } from './translations.ts'

/** The positions of the demo company's people, by their English names: in Spanish and in Japanese. */
export const positionNames: Translations = {
  'Head of Information Systems': ['Responsable de sistemas', '情報システム責任者'],
  'South China Area Manager': ['Gerente de zona del sur de China', '華南エリアマネージャー'],
  'East China Area Manager (Acting)': [
    'Gerente de zona del este de China (en funciones)',
    '華東エリアマネージャー（兼任）',
  ],
  'Project Channel Consultant': ['Asesor de canal de proyectos', 'プロジェクト販路コンサルタント'],
  'East China Bathroom Sales Supervisor': [
    'Supervisor de ventas de baño del este de China',
    '華東サニタリー営業主任',
  ],
  'Sales and Marketing Director': ['Director comercial y de marketing', '営業・マーケティング本部長'],
  'Price Committee Member': ['Miembro del comité de precios', '価格委員会委員'],
  'Finance Supervisor': ['Supervisor de finanzas', '財務主任'],
  'Wall Products Business Manager': ['Gerente de revestimientos', '壁面製品事業マネージャー'],
  'Construction Project Manager': ['Gerente de proyectos de obra', '工事プロジェクトマネージャー'],
  'Warehouse and Logistics Officer': ['Encargado de almacén y logística', '倉庫物流担当'],
  'Sanshui Warehouse Shift Supervisor': ['Jefe de turno del almacén de Sanshui', '三水倉庫当直主任'],
  'Customer Service Supervisor': ['Supervisor de atención al cliente', 'カスタマーサービス主任'],
  'Wall Products Retail Consultant': ['Asesor de venta de revestimientos', '壁面製品販売コンサルタント'],
  'Foshan Area Sales Manager': ['Gerente de ventas de zona de Foshan', '仏山エリア営業マネージャー'],
  'Guangzhou Area Sales Manager': ['Gerente de ventas de zona de Cantón', '広州エリア営業マネージャー'],
  'Shenzhen Area Sales Manager': ['Gerente de ventas de zona de Shenzhen', '深圳エリア営業マネージャー'],
  'Chengdu Area Sales Manager': ['Gerente de ventas de zona de Chengdu', '成都エリア営業マネージャー'],
  'Chongqing Area Sales Manager': ['Gerente de ventas de zona de Chongqing', '重慶エリア営業マネージャー'],
  'Wuhan Area Sales Manager': ['Gerente de ventas de zona de Wuhan', '武漢エリア営業マネージャー'],
  'Changsha Area Sales Manager': ['Gerente de ventas de zona de Changsha', '長沙エリア営業マネージャー'],
  'Hangzhou Area Sales Manager': ['Gerente de ventas de zona de Hangzhou', '杭州エリア営業マネージャー'],
  'Nanjing Area Sales Manager': ['Gerente de ventas de zona de Nankín', '南京エリア営業マネージャー'],
  'Shanghai Area Sales Manager': ['Gerente de ventas de zona de Shanghái', '上海エリア営業マネージャー'],
  "Xi'an Area Sales Manager": ["Gerente de ventas de zona de Xi'an", '西安エリア営業マネージャー'],
  'Qingdao Area Sales Manager': ['Gerente de ventas de zona de Qingdao', '青島エリア営業マネージャー'],
}
