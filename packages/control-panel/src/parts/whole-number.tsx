import { InputNumber, type InputNumberProps } from 'antd'

/** A whole number, typed or stepped by the arrow keys: antd names the buttons of its field in English alone. */
export const WholeNumber = (props: InputNumberProps<number>) => (
  <InputNumber<number> controls={false} precision={0} inputMode="numeric" {...props} />
)
