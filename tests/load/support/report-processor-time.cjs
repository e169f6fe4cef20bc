// Loaded into a measured command before all else: writes the milliseconds of processor time that it used when it ends.
const { writeFileSync } = require('node:fs')

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  writeFileSync(process.env.PORTAL_TIME_FILE ?? '', String((user + system) / 1000))
})
