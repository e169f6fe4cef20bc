/**
 * In place of the tables of antd's preset colours with their tones, light and dark: a theme that finds none makes the tones
 * (`generate`), the same ones, within a millisecond.
 */
export const presetPrimaryColors: Readonly<Record<string, string>> = {}
export const presetPalettes: Readonly<Record<string, readonly string[]>> = {}

/** Of icons in two colours, as that table has it; marked text, whose styles come as files (antd-styles). */
export const blue = { primary: '#1677FF' }
export const gold: readonly string[] = []
