/** A file of an archive. */
export interface ZipEntry {
  readonly path: string
  readonly text: string
}

/** The browser's gzip has all that an archive wants: after ten bytes the content, then its checksum (CRC-32) and size. */
async function compressed(text: string) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const gzip = await new Response(stream).arrayBuffer()
  const trailer = new DataView(gzip, gzip.byteLength - 8)
  return {
    content: new Uint8Array(gzip, 10, gzip.byteLength - 18),
    checksum: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  }
}

/** Numbers of two or four bytes, the lowest byte first. */
const fields = (...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]) =>
  Uint8Array.from(
    numbers.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_none, index) => (value >>> (8 * index)) & 0xff),
    ),
  )

/** Names are UTF-8. */
const flags = 1 << 11
/** 1 January 1980, the first day of archives: the same content gives the same file. */
const moment = [
  [0, 2],
  [0x21, 2],
] as const

/** An archive in the ZIP format. */
export async function zip(entries: readonly ZipEntry[]): Promise<Blob> {
  const files: Blob[] = []
  const listed: Blob[] = []
  let offset = 0
  for (const { path, text } of entries) {
    const name = new TextEncoder().encode(path)
    const { content, checksum, size } = await compressed(text)
    const facts = fields(
      [20, 2], // version that can read it
      [flags, 2],
      [8, 2], // deflated
      ...moment,
      [checksum, 4],
      [content.length, 4],
      [size, 4],
      [name.length, 2],
      [0, 2], // nothing besides
    )
    const file = new Blob([fields([0x04034b50, 4]), facts, name, content])
    const noComment = fields([0, 2], [0, 2], [0, 2], [0, 4])
    listed.push(new Blob([fields([0x02014b50, 4], [20, 2]), facts, noComment, fields([offset, 4]), name]))
    files.push(file)
    offset += file.size
  }
  const directory = new Blob(listed)
  const counts = fields([files.length, 2], [files.length, 2], [directory.size, 4], [offset, 4])
  return new Blob([...files, directory, fields([0x06054b50, 4], [0, 2], [0, 2]), counts, fields([0, 2])])
}
