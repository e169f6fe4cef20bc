import { useLocation } from 'react-router-dom'
import { useSystems } from '../frame-data.tsx'
import { locate, type PortalLocation } from './portal-location.ts'

/** What the browser's address shows. */
export function useCurrentLocation(): PortalLocation {
  const { pathname, search } = useLocation()
  return locate(useSystems(), pathname + search)
}
