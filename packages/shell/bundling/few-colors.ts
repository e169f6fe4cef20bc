/**
 * The names of colours that a theme may be written with, as base-36 numbers. In place of the 148 of CSS: ours and those
 * of antd are numbers all.
 */
// biome-ignore lint/style/noDefaultExport: as what it stands for has it.
export default { black: '0', white: '9zldr' }
