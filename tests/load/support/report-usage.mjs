// Loaded into a measured server before all else: tells what it has used so far whenever it is asked.

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ rssBytes: process.memoryUsage.rss(), cpuMicroseconds: user + system })
})
process.channel?.unref() // being asked must not keep it alive
