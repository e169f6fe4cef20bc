import { Checkbox, Form, Input, InputNumber, Radio, Switch, Upload } from 'antd'
import { createElement as h } from 'react'

const fields = {
  Dealer: h(Input),
  Pieces: h(InputNumber),
  Urgent: h(Switch),
  Payment: h(Radio.Group, { options: ['Credit', 'Transfer'] }),
  Services: h(Checkbox.Group, { options: ['Cutting', 'Delivery'] }),
  Remark: h(Input.TextArea, { rows: 3 }),
  Contract: h(Upload),
}

export const OrderForm = () =>
  h(
    Form,
    { layout: 'vertical', initialValues: { Pieces: 12 } },
    ...Object.entries(fields).map(([label, field]) =>
      h(Form.Item, { key: label, label, name: label }, field),
    ),
  )
