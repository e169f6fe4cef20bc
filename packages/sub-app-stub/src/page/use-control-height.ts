import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { theme } from 'antd'

/** Pixels that fields and buttons are high at the portal's size. */
export function useControlHeight(): number {
  const { token } = theme.useToken()
  const { size } = usePortalSnapshot()
  return { small: token.controlHeightSM, medium: token.controlHeight, large: token.controlHeightLG }[size]
}
