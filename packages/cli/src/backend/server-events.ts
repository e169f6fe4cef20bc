/**
 * The data of server-sent events, as they come: each is one line of `data:`, as our own streams write them. Comments and
 * other fields are left out.
 */
export async function* eventData(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = ''
  for await (const chunk of chunks) {
    const events = (pending + chunk).split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const line = event.split('\n').find((one) => one.startsWith('data: '))
      if (line !== undefined) yield line.slice('data: '.length)
    }
  }
}
