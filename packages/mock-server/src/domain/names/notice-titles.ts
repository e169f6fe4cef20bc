import type { Translations } from './translations.ts'

/** Titles of the demo company's notices, by their English ones: in Spanish and in Japanese. */
export const noticeTitles: Translations = {
  'Account security and password reminder': [
    'Seguridad de la cuenta y contraseñas',
    'アカウントの安全とパスワードについて',
  ],
  'Better packaging of large-format slabs': [
    'Mejor embalaje de las tablas de gran formato',
    '大判タイルの梱包改善',
  ],
  'Course on cutting and laying slabs': [
    'Curso de corte y colocación de tablas',
    '大判タイルの切断・施工講習',
  ],
  'Deliveries to East China during heavy rain': [
    'Entregas en el este de China durante las lluvias',
    '大雨時の華東地区への配送',
  ],
  'Distributor service satisfaction survey': [
    'Encuesta de satisfacción de los distribuidores',
    '販売店サービス満足度アンケート',
  ],
  'Draft prices of large-format slabs': [
    'Borrador de precios de las tablas de gran formato',
    '大判タイルの価格案',
  ],
  'Feedback on the new order home page': [
    'Opiniones sobre el nuevo inicio de pedidos',
    '新しい受注ホームへのご意見',
  ],
  'Invitation to the annual product launch': [
    'Invitación a la presentación anual de productos',
    '年次新製品発表会のご案内',
  ],
  'New area manager for South China': [
    'Nuevo responsable de zona para el sur de China',
    '華南地区の新任エリアマネージャー',
  ],
  'New pick-up hours at the Sanshui warehouse': [
    'Nuevo horario de recogida en el almacén de Sanshui',
    '三水倉庫の引取時間の変更',
  ],
  'Order system training for new staff': [
    'Formación en el sistema de pedidos para nuevos empleados',
    '新入社員向け受注システム研修',
  ],
  'Orders and deliveries during the holidays': [
    'Pedidos y entregas durante los festivos',
    '連休中の受注と配送',
  ],
  'Price adjustment of the Shiyun marble series': [
    'Ajuste de precios de la serie de mármol Shiyun',
    '石韻大理石シリーズの価格改定',
  ],
  'Project registration and protection period': [
    'Registro de proyectos y plazo de protección',
    '案件登録と保護期間',
  ],
  'Promotional prices of the Mulan shower series': [
    'Precios promocionales de la serie de duchas Mulan',
    '木蘭シャワーシリーズの特別価格',
  ],
  'Quarterly rebate policy of the Ceramic Tile Division': [
    'Política trimestral de bonificaciones de la división de cerámica',
    'タイル事業部の四半期リベート方針',
  ],
  'Relocation of the head office': ['Traslado de la sede', '本社移転のお知らせ'],
  'Rules for store renovation subsidies': [
    'Normas de las ayudas a la reforma de tiendas',
    '店舗改装補助の規定',
  ],
  'Sample requests and cost sharing': [
    'Solicitudes de muestras y reparto de costes',
    'サンプル申請と費用分担',
  ],
  "Sample selection for next year's collection": [
    'Selección de muestras para la colección del próximo año',
    '来年度コレクションのサンプル選定',
  ],
  'Scheduled system maintenance': ['Mantenimiento programado del sistema', '定期システムメンテナンス'],
  'Survey of bathroom sample displays': [
    'Encuesta sobre las muestras de baño expuestas',
    'サニタリー展示サンプルの調査',
  ],
  'The annual order fair has ended': ['La feria anual de pedidos ha terminado', '年次受注会は終了しました'],
  'The points mall is opening soon': ['La tienda de puntos abre pronto', 'ポイントモールがまもなく開店'],
}
