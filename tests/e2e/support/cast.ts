/** A page that a menu of the sidebar leads to: its groups from the outermost inward, its name, its address. */
export interface MenuPage {
  readonly groups: readonly string[]
  readonly name: string
  readonly address: string
}

interface Person {
  readonly userName: string
  readonly fullName: string
  readonly fullNameEn: string
  /** As the portal shows it where a code was sent to it. */
  readonly maskedPhone: string
}

/** Who and what a journey needs that is told of any company: people by what they do, pages by what they show. */
export interface Cast {
  readonly product: string
  readonly password: string
  /** Looks after orders; sees `orders`, `summary`, `another` and `newOrder`, and two groups in the sidebar. */
  readonly clerk: Person
  /** Sees the orders, too. */
  readonly sales: Person
  /** Name of the system that the pages are in. */
  readonly orderSystem: string
  readonly orders: MenuPage
  readonly summary: MenuPage
  /** A further page of the same system, beside the orders in the sidebar. */
  readonly another: MenuPage
  readonly newOrder: MenuPage
  /** A page in another group than the orders. */
  readonly pickups: MenuPage
}

const yanchuan: Cast = {
  product: '砚川业务门户',
  password: 'Tiles@2026',
  clerk: {
    userName: 'wangjing',
    fullName: '王静',
    fullNameEn: 'Wang Jing',
    maskedPhone: '199****0002',
  },
  sales: { userName: 'lihao', fullName: '李浩', fullNameEn: 'Li Hao', maskedPhone: '199****0003' },
  orderSystem: '订单服务',
  orders: {
    groups: ['订单管理', '瓷砖订单'],
    name: '瓷砖订单查询',
    address: '/child/oms/orders/ceramic',
  },
  summary: { groups: ['订单管理'], name: '订单汇总', address: '/child/oms/orders/summary' },
  another: { groups: [], name: '订货首页', address: '/child/oms/home' },
  newOrder: {
    groups: ['订单管理', '瓷砖订单', '瓷砖下单'],
    name: '瓷砖常规下单',
    address: '/child/oms/orders/ceramic/new',
  },
  pickups: { groups: ['提货管理'], name: '瓷砖提货', address: '/child/oms/pickups/ceramic' },
}

const yunpu: Cast = {
  product: '云浦工作台',
  password: 'Yunpu#2026',
  clerk: { userName: 'heqing', fullName: '何青', fullNameEn: 'He Qing', maskedPhone: '199****0002' },
  sales: { userName: 'luoning', fullName: '罗宁', fullNameEn: 'Luo Ning', maskedPhone: '199****0003' },
  orderSystem: '订单中心',
  orders: { groups: ['订货'], name: '瓷砖订单', address: '/apps/oms/orders/ceramic' },
  summary: { groups: ['订货'], name: '订单汇总', address: '/apps/oms/orders/summary' },
  another: { groups: [], name: '账户余额', address: '/apps/oms/balance' },
  newOrder: { groups: ['订货'], name: '瓷砖下单', address: '/apps/oms/orders/ceramic/new' },
  pickups: { groups: ['提货'], name: '提货单', address: '/apps/oms/pickups' },
}

/** By the folder of the company in `fixtures/companies`. */
export const casts = { yanchuan, yunpu } as const
