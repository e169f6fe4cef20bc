import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { watchCalls } from '../lib/api/recent-calls.ts'
import { keepFailedCalls } from '../lib/telemetry/failed-calls.ts'
import { whenIdle } from '../lib/when-idle.ts'

/** Starts the telemetry that this installation has configured; the portal neither waits for it nor needs it. */
export async function startWatching({ environment, telemetryEndpoint }: RuntimeConfig): Promise<void> {
  // For the debug panel (specification §2).
  if (environment === 'test') watchCalls()
  if (!telemetryEndpoint) return
  const failedCalls = keepFailedCalls()
  await whenIdle()
  const { startTelemetry } = await import('../lib/telemetry/start-telemetry.ts')
  startTelemetry(telemetryEndpoint, failedCalls)
}
