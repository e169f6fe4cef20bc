import { Tag, theme } from 'antd'
import type { ReactNode } from 'react'

interface MarkProps {
  readonly color: 'green' | 'red' | 'orange' | 'blue' | 'purple'
  readonly children: ReactNode
}

/** A word on a coloured ground, in the colour of text: antd's own is too pale to read. */
export function Mark({ color, children }: MarkProps) {
  const { token } = theme.useToken()
  return (
    <Tag color={color} style={{ color: token.colorText }}>
      {children}
    </Tag>
  )
}
