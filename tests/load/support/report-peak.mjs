// Loaded into a measured command before all else: writes what it used to a file when it ends.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  const used = { peakBytes: process.resourceUsage().maxRSS * 1024, cpuMs: (user + system) / 1000 }
  writeFileSync(process.env.PORTAL_PEAK_FILE ?? '', JSON.stringify(used))
})
