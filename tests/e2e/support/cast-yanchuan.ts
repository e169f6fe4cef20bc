import { type Cast, person } from './cast-types.ts'

const ofYanchuan = (two: string, ...names: readonly [string, string, string]) =>
  person('199000000', two, ...names)

export const yanchuan: Cast = {
  product: '砚川业务门户',
  password: 'Tiles@2026',
  childRoot: '/child',
  tabLimit: 20,
  admin: ofYanchuan('01', 'admin', '周明远', 'Zhou Mingyuan'),
  clerk: ofYanchuan('02', 'wangjing', '王静', 'Wang Jing'),
  sales: ofYanchuan('03', 'lihao', '李浩', 'Li Hao'),
  positions: ['华南区域经理', '华东区域经理（兼）', '工程渠道顾问'],
  roles: ['销售代表', '工程专员', '区域销售'],
  ofSecondRole: {
    groups: ['回款管理'],
    name: '回款登记',
    code: 'LTC_PAYMENTS',
    address: '/child/ltc/receivables/payments',
  },
  manager: ofYanchuan('05', 'liufang', '刘芳', 'Liu Fang'),
  distributor: ofYanchuan('07', 'dealer.foshan', '陈国栋', 'Chen Guodong'),
  withoutPosition: ofYanchuan('12', 'linxia', '林夏', 'Lin Xia'),
  withoutRole: ofYanchuan('11', 'sunyi', '孙怡', 'Sun Yi'),
  clerkRole: 'LTC_CLERK',
  departments: {
    all: ['集团总部', '瓷砖事业部', '卫浴事业部', '墙面产品事业部', '工程事业部'],
    bathroom: '卫浴事业部',
    systemOfOthers: 'WYDP',
  },
  tileDepartment: '瓷砖事业部',
  orderSystem: '订单服务',
  windowSystem: { name: '客户关系', code: 'CRM' },
  home: { groups: [], name: '订货首页', code: 'OSS_HOME', address: '/child/oms/home' },
  orders: {
    groups: ['订单管理', '瓷砖订单'],
    name: '瓷砖订单查询',
    code: 'OSS_CERAMIC_LIST',
    address: '/child/oms/orders/ceramic',
  },
  summary: {
    groups: ['订单管理'],
    name: '订单汇总',
    code: 'OSS_GATHER',
    address: '/child/oms/orders/summary',
  },
  newOrder: {
    groups: ['订单管理', '瓷砖订单', '瓷砖下单'],
    name: '瓷砖常规下单',
    code: 'OSS_CERAMIC_NEW',
    address: '/child/oms/orders/ceramic/new',
  },
  bookPickup: {
    groups: ['提货管理'],
    name: '提货预约',
    code: 'OSS_PICKUP_BOOKING',
    address: '/child/oms/pickups/bookings',
  },
  contracts: {
    groups: ['瓷砖经销商工程'],
    name: '合同查询',
    code: 'LTC_CONTRACTS',
    address: '/child/ltc/contracts',
  },
  pickups: {
    groups: ['提货管理'],
    name: '瓷砖提货',
    code: 'OSS_PICKUP_CERAMIC',
    address: '/child/oms/pickups/ceramic',
  },
  noticeCall: 'findNoticeList',
  notice: { title: '三水仓提货时间调整', part: '三水仓' },
  attachment: { title: '石韵系列大理石砖价格调整通知', fileName: '瓷砖产品价目表.csv' },
  policy: {
    title: '瓷砖事业部季度返利政策',
    titleEn: 'Quarterly rebate policy of the Ceramic Tile Division',
    sentence: '满 100 万元返 2%',
    file: '返利结算常见问题.txt',
  },
  questionnaire: {
    scenarios: ['questionnaire'],
    title: '首页问卷：应弹出',
    address: '/child/oms/home/questionnaires/new-home',
    choice: '关键数据',
  },
  goods: {
    distributor: 'D1002',
    product: 'T1001',
    buyer: { userName: 'dealer.chengdu' },
    lines: [
      { sought: '云栖灰', quantity: '400' },
      { sought: 'T1301', quantity: '80' },
    ],
    total: '¥20,944.00',
  },
  pinyin: { english: 'tol', whole: 'cizhuandingdanchaxun', initials: 'czddcx', summary: 'ddhz' },
  ordersIn: { en: 'Tile Order List', es: 'Lista de pedidos de cerámica', ja: 'タイル注文一覧' },
}
