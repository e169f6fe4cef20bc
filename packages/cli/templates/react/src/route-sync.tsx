import { usePortal } from '@portal/sub-app-sdk/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Reports the page's path to the portal, and navigates when the portal asks. */
export function RouteSync() {
  const portal = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => portal.onRouteChange(pathname + search), [portal, pathname, search])
  useEffect(() => portal.on('routeRequested', (path) => void navigate(path)), [portal, navigate])
  return null
}
