import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CalculatorOutlined,
  CarOutlined,
  ContainerOutlined,
  FileTextOutlined,
  FolderOutlined,
  GiftOutlined,
  HomeOutlined,
  NotificationOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** The names a menu may use for its icon (assumed: the specification shows none). */
const icons = new Map<string, ComponentType<{ 'aria-hidden': true }>>([
  ['appstore', AppstoreOutlined],
  ['audit', AuditOutlined],
  ['bank', BankOutlined],
  ['bar-chart', BarChartOutlined],
  ['calculator', CalculatorOutlined],
  ['car', CarOutlined],
  ['container', ContainerOutlined],
  ['file-text', FileTextOutlined],
  ['folder', FolderOutlined],
  ['gift', GiftOutlined],
  ['home', HomeOutlined],
  ['notification', NotificationOutlined],
  ['profile', ProfileOutlined],
  ['setting', SettingOutlined],
  ['shop', ShopOutlined],
  ['shopping-cart', ShoppingCartOutlined],
  ['solution', SolutionOutlined],
  ['tags', TagsOutlined],
  ['team', TeamOutlined],
  ['tool', ToolOutlined],
])

/** A menu's icon; an unknown name shows the neutral one. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? AppstoreOutlined
  return <Icon aria-hidden />
}
