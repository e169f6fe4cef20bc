import { createControlClient } from '@portal/protocol/control/control-client'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { FastifyInstance } from 'fastify'

/** The typed client of the control API over an app that listens nowhere. */
export const controlOf = (app: FastifyInstance): ControlClient =>
  createControlClient(async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    return response.json()
  })
