import type { SubAppServices, SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'

interface AreaProps {
  readonly tabs: readonly SubAppTab[]
  readonly activeTabId: string
  readonly services: SubAppServices
}

/** What the frame handed over last: tests act as the sub-app through it. */
export const area: { current: AreaProps | undefined } = { current: undefined }

/** Replaces the real area: shows which page of which sub-app is visible. */
export function FakeSubAppArea(props: AreaProps) {
  area.current = props
  const shown = props.tabs.find(({ tabId }) => tabId === props.activeTabId)
  return shown ? <p>{`${shown.app} shows ${shown.path}`}</p> : null
}
