import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import demo from '../../../../../../fixtures/companies/yanchuan/public/config.json'
import { setConfig } from '../runtime-config.ts'

/** The configuration of the demo company, for tests. */
export const demoConfig = { ...demo, environment: 'test' } as RuntimeConfig // a conformance test checks the file

/** Sets the configuration for tests, changed where a test needs it. */
export const setDemoConfig = (change: Partial<RuntimeConfig> = {}): void =>
  setConfig({ ...demoConfig, ...change })
