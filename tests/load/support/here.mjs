import { cpus, loadavg, type } from 'node:os'

/** Where is measured; the load says whether other work was running. */
export const here = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${type()}, load ${loadavg()[0]?.toFixed(1)} before, Node ${process.versions.node}`
