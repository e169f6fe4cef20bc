import { createHmac } from 'node:crypto'
import type { World } from '@portal/store/worlds/world'
import colorString from 'color-string'
import { type Handlers, rowIdOf, Stylesheet } from '../../calls/call-context.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'

/** Specification §9. */
const defaultColor = '#1890ff'

/**
 * The stylesheet of a theme colour, null for an invalid one: any CSS colour, also hexadecimal without its hash. The
 * text itself isn't included. Names and tones are assumed.
 */
export function themeStylesheet(color = defaultColor): string | null {
  const primary = normalisedColor(color.trim())
  if (!primary) return null
  const mixed = (percent: number, other: string) => `color-mix(in srgb, ${primary} ${percent}%, ${other})`
  const tones = {
    'theme-color': primary,
    'theme-color-hover': mixed(80, '#fff'),
    'theme-color-active': mixed(85, '#000'),
    'theme-color-border': mixed(40, '#fff'),
    'theme-color-soft': mixed(10, '#fff'),
  }
  const properties = Object.entries(tones).map(([name, value]) => `  --${name}: ${value};`)
  return [
    ':root {',
    ...properties,
    '  accent-color: var(--theme-color);',
    '}',
    '::selection {',
    '  background: var(--theme-color-border);',
    '}',
    '',
  ].join('\n')
}

/** A colour normalised from its numbers; null for anything but a CSS colour. */
function normalisedColor(text: string): string | null {
  const isBareHex = /^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)
  const color = colorString.get(isBareHex ? `#${text}` : text)
  if (!color?.value.every(Number.isFinite)) return null
  const [first = 0, second = 0, third = 0, opacity = 1] = color.value
  const write = color.model === 'rgb' ? colorString.to.hex : colorString.to[color.model]
  return write(first, second, third, opacity)?.toLowerCase() ?? null
}

export const externalHandlers: Pick<Handlers, 'customerServiceToken' | 'themeStylesheet'> = {
  async customerServiceToken({ world, input: { query } }) {
    const user = await userOf(world, query.uid ?? '')
    return { token: user ? chatToken(world.settings.seed, user.id) : '' }
  },

  async themeStylesheet({ input: { query } }) {
    const stylesheet = themeStylesheet(query.color)
    if (!stylesheet)
      throw new Rejection(filled(texts.invalidInput, { field: 'color', expectation: texts.colorExpected }))
    return new Stylesheet(stylesheet)
  },
}

const userOf = ({ db }: World, uid: string) => db.user.findUnique({ where: { id: rowIdOf(uid) } })

/** Opaque, and the same for the same person of the same world. */
const chatToken = (seed: string, userId: number): string =>
  createHmac('sha256', seed).update(`customer service ${userId}`).digest('base64url')
