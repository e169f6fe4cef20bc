/** A file of an archive. */
export interface ZipEntry {
  readonly path: string
  readonly text: string
}

/** The checksum of archives: CRC-32, bit by bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Compressed by the browser; undefined if it can't. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  try {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return new Uint8Array(await new Response(packed).arrayBuffer())
  } catch {
    return undefined
  }
}

/** Numbers of two or four bytes, the lowest byte first. */
const fields = (...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array =>
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
export async function zip(entries: readonly ZipEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const files: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { path, text } of entries) {
    const name = encoder.encode(path)
    const plain = encoder.encode(text)
    const packed = await deflated(plain)
    const content = packed ?? plain
    const facts = fields(
      [20, 2], // version that can read it
      [flags, 2],
      [packed ? 8 : 0, 2],
      ...moment,
      [crc32(plain), 4],
      [content.length, 4],
      [plain.length, 4],
      [name.length, 2],
      [0, 2], // nothing besides
    )
    const file = [fields([0x04034b50, 4]), facts, name, content]
    const noComment = fields([0, 2], [0, 2], [0, 2], [0, 4])
    directory.push(fields([0x02014b50, 4], [20, 2]), facts, noComment, fields([offset, 4]), name)
    files.push(...file)
    offset += sizeOf(file)
  }
  const count = entries.length
  const end = fields(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [sizeOf(directory), 4],
      [offset, 4],
      [0, 2],
    ] as const),
  )
  return joined([...files, ...directory, end])
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
