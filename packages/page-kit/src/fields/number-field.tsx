import { type GetRef, InputNumber, type InputNumberProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { useKitTexts } from '../texts/kit-texts.ts'

/** antd's field for numbers, whose two buttons it names in English alone. */
export function NumberField(props: InputNumberProps<number>) {
  const { number } = useKitTexts()
  const field = useRef<GetRef<typeof InputNumber>>(null)
  useLayoutEffect(() => {
    for (const button of field.current?.nativeElement.querySelectorAll('[role="button"]') ?? []) {
      const isUp = /-action-up\b/.test(button.className)
      button.setAttribute('aria-label', isUp ? number.more : number.less)
    }
  })
  return <InputNumber<number> {...props} ref={field} />
}
