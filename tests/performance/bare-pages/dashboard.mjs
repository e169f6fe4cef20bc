// The least that a page with a frame of antd can be: no data, no texts, no router, no state.
import { Avatar, Badge, Button, Card, Dropdown, Layout, Menu } from 'antd'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const items = ['Orders', 'Pick-ups', 'Funds', 'Products', 'Approvals'].map((label) => ({ key: label, label }))

const bar = createElement(
  Layout.Header,
  {},
  createElement(Menu, { mode: 'horizontal', theme: 'dark', items }),
  createElement(Badge, { count: 15 }, createElement(Avatar, {}, 'W')),
  createElement(Dropdown, { menu: { items } }, createElement(Button, {}, 'Wang')),
)
const body = createElement(
  Layout,
  {},
  createElement(Layout.Sider, {}, createElement(Menu, { mode: 'inline', items })),
  createElement(
    Layout.Content,
    {},
    createElement('h1', {}, 'Home'),
    createElement(Card, { title: 'Approvals' }, 'None'),
  ),
)

const container = document.querySelector('#main')
if (!container) throw new Error('The page has no element #main')
createRoot(container).render(createElement(Layout, {}, bar, body))
