import type { SubAppServices } from '@portal/sub-app-host/bridge/sub-app-services'
import { act } from '@testing-library/react'
import { area } from './fake-sub-app-area.tsx'

/** Does what a sub-app would do through its bridge; needs the fake sub-app area. */
export async function asSubApp<Result>(
  use: (services: SubAppServices) => Result | Promise<Result>,
): Promise<Result> {
  const services = area.current?.services
  if (!services) throw new Error('There is no sub-app area on the screen')
  return act(async () => await use(services))
}
