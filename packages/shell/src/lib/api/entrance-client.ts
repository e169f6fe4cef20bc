import { entranceCallMetadata } from 'virtual:portal-entrance-calls'
import type { EntranceCallId } from '@portal/protocol/call-metadata'
import { type Client, createClient } from '@portal/protocol/client'
import { sendAs } from './backend.ts'

/** The calls before the frame; apart from all others, which the sign-in page does without. */
export type EntranceClient = Pick<Client, EntranceCallId>

/** With a certificate that is not the session's, or none: they wait for nothing and end no session. */
export const apiAs = (certificate: string | undefined): EntranceClient =>
  createClient(entranceCallMetadata, sendAs(certificate))

/** For the screens that sign somebody in, or back in: no certificate of a session before goes along or stands still. */
export const apiOfNobody: EntranceClient = apiAs(undefined)
