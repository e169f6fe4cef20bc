/** Aborted by Ctrl-C or SIGTERM. A second signal ends the process at once. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  return interrupted.signal
}
