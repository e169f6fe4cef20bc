import { createHmac } from 'node:crypto'
import type { World } from '@portal/store/worlds/world'
import { type Handlers, Stylesheet } from '../../calls/call-context.ts'
import { rowIdOf } from '../../calls/row-ids.ts'
import { filled } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { themeStylesheet } from './theme-stylesheet.ts'

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
