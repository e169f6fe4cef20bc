/** Aborted by Ctrl-C, or when whoever started us asks us to end. A second time ends the process at once. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  return interrupted.signal
}
