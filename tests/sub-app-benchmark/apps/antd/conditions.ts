import { Button, Cascader, DatePicker, Form, Input, Select, TreeSelect } from 'antd'
import { createElement as h } from 'react'

const cities = ['Foshan', 'Hangzhou', 'Chengdu'].map((label) => ({ label, value: label }))

/** What a list of orders is searched by. */
export const Conditions = () =>
  h(
    Form,
    { layout: 'inline' },
    h(Form.Item, { label: 'Number' }, h(Input)),
    h(Form.Item, { label: 'City' }, h(Select, { options: cities, mode: 'multiple', style: { width: 200 } })),
    h(Form.Item, { label: 'Placed' }, h(DatePicker.RangePicker)),
    h(Form.Item, { label: 'Product' }, h(Cascader, { options: cities })),
    h(Form.Item, { label: 'Department' }, h(TreeSelect, { treeData: cities })),
    h(Button, { type: 'primary' }, 'Search'),
    h(Button, {}, 'Reset'),
  )
