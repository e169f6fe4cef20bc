/** All of a stream; null when it is longer than so many bytes, of which no more are read then. */
export async function readAtMost(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const read: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.byteLength
    if (length > most) return null
    read.push(chunk)
  }
  return Buffer.concat(read, length)
}
