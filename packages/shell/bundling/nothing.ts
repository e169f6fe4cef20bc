/** Stands for a component of a library that is never drawn. */
// biome-ignore lint/style/noDefaultExport: as what it stands for has it.
export default function Nothing(): null {
  return null
}
