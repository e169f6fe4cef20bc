import { type Cast, person } from './cast-types.ts'

const ofYunpu = (two: string, ...names: readonly [string, string, string]) =>
  person('199100000', two, ...names)

export const yunpu: Cast = {
  product: '云浦工作台',
  password: 'Yunpu#2026',
  childRoot: '/apps',
  tabLimit: 12,
  admin: ofYunpu('01', 'guyan', '顾言', 'Gu Yan'),
  clerk: ofYunpu('02', 'heqing', '何青', 'He Qing'),
  sales: ofYunpu('03', 'luoning', '罗宁', 'Luo Ning'),
  positions: ['华东客户经理', '华中客户经理（兼）', '家装渠道顾问'],
  roles: ['客户经理', '工程经理', '外贸经理'],
  ofSecondRole: {
    groups: ['资金'],
    name: '到账登记',
    code: 'B310',
    address: '/apps/ltc/receivables/payments',
  },
  manager: ofYunpu('07', 'songlan', '宋岚', 'Song Lan'),
  distributor: ofYunpu('04', 'dealer.suzhou', '沈墨', 'Shen Mo'),
  withoutPosition: ofYunpu('05', 'dealer.ningbo', '徐澜', 'Xu Lan'),
  withoutRole: ofYunpu('08', 'yubai', '余白', 'Yu Bai'),
  clerkRole: 'L_ORDER',
  departments: {
    all: ['瓷砖中心', '卫浴中心', '海外业务部', '供应链中心'],
    bathroom: '卫浴中心',
    systemOfOthers: 'CZDP',
  },
  tileDepartment: '瓷砖中心',
  orderSystem: '订单中心',
  windowSystem: { name: '外贸', code: 'EXP' },
  home: { groups: [], name: '订货工作台', code: 'A010', address: '/apps/oms/home' },
  orders: { groups: ['订货'], name: '瓷砖订单', code: 'A110', address: '/apps/oms/orders/ceramic' },
  summary: { groups: ['订货'], name: '订单汇总', code: 'A140', address: '/apps/oms/orders/summary' },
  newOrder: { groups: ['订货'], name: '瓷砖下单', code: 'A130', address: '/apps/oms/orders/ceramic/new' },
  bookPickup: {
    groups: ['提货'],
    name: '预约提货',
    code: 'A220',
    address: '/apps/oms/pickups/bookings',
  },
  contracts: { groups: ['瓷砖工程'], name: '合同', code: 'B140', address: '/apps/ltc/contracts' },
  pickups: { groups: ['提货'], name: '提货单', code: 'A210', address: '/apps/oms/pickups' },
  noticeCall: 'noticesOfUser',
  notice: { title: '宁波仓国庆期间发货安排', part: '宁波仓' },
  attachment: { title: '供应链系统上线通知', fileName: '供应计划填报说明.txt' },
  policy: {
    title: '年度经销商授权政策',
    titleEn: 'Distributor authorisation for the year',
    sentence: '每个城市瓷砖与卫浴各授权一家经销商',
    file: '授权城市名录.txt',
  },
  questionnaire: {
    scenarios: ['default'],
    title: '门户使用体验问卷',
    address: '/apps/oms/home/questionnaires/portal-use',
    choice: '供应计划',
  },
  goods: {
    distributor: 'Y003',
    product: 'YT-01',
    buyer: { userName: 'dealer.hefei' },
    lines: [
      { sought: '浦江白', quantity: '40' },
      { sought: 'YT-04', quantity: '80' },
    ],
    total: '¥4,536.00',
  },
  pinyin: { english: 'tile o', whole: 'cizhuandingdan', initials: 'czdd', summary: 'ddhz' },
  ordersIn: { en: 'Tile Orders', es: 'Tile Orders', ja: 'Tile Orders' },
}
