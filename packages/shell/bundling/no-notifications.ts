/** Stands for the notifications of antd's `App`: the portal's one notice has its own. */
// biome-ignore lint/style/noDefaultExport: as what it stands for has it.
export default (): readonly [undefined, null] => [undefined, null]
