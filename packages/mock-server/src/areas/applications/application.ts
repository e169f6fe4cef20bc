import { wrongField } from '@portal/protocol/applications/check-application'
import { companyDay } from '@portal/protocol/company-time'
import type { RecordProblem, RecordState } from '@portal/store/applications/application-rules'
import { submitApplication } from '@portal/store/applications/submit-application'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, type Message } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { applicationTexts, fieldProblemTexts } from '../../errors/texts.ts'
import { visibleDistributor } from '../../queries/visible-rows.ts'
import { readApplication, readApplications } from './applications.ts'

/** What people apply for by forms. */
export const applicationHandlers: Pick<Handlers, 'applicationPage' | 'submitApplication'> = {
  applicationPage: ({ world, user, nameOf, input: { query } }) =>
    readApplications(world, user, query, nameOf),

  async submitApplication({ world, user, nameOf, input: { body } }) {
    const { submissionKey, kind, values } = body
    const wrong = wrongField(kind, values, companyDay(world.now().getTime()))
    if (wrong)
      throw new Rejection(
        filled(applicationTexts.wrongField, {
          field: wrong.field,
          problem: fieldProblemTexts[wrong.problem],
        }),
      )
    const outcome = await submitApplication(world, {
      ...{ key: `${user.id} ${submissionKey}`, kind, values, createdById: user.id },
      ownId: await visibleDistributor({ world, user }, undefined),
    })
    if (outcome.kind === 'unknown')
      throw new Rejection(filled(applicationTexts.unknownRecord, { value: outcome.unknown.value }))
    if (outcome.kind === 'refused') throw new Rejection(await refusal(outcome.why, world, nameOf))
    const { applicationNo } = outcome.application
    const application = await readApplication(world, applicationNo, nameOf)
    if (!application) throw new Rejection(filled(applicationTexts.unknownRecord, { value: applicationNo }))
    return application
  },
}

async function refusal(why: RecordProblem, world: World, nameOf: NameOf): Promise<Message> {
  switch (why.problem) {
    case 'moreThanThere':
      return filled(applicationTexts.moreThanThere, { largest: why.largest })
    case 'notBelowList':
      return filled(applicationTexts.notBelowList, { price: why.largest })
    case 'notLater':
      return filled(applicationTexts.notLater, { day: why.day })
    case 'tooLarge':
      return applicationTexts.tooLarge
    case 'closed':
      return filled(applicationTexts.closed, {
        number: why.number,
        state: await stateName(world, why.state, nameOf),
      })
  }
}

/** The word for a state, in the language of the request, which the message is in, too; a code without one as it is. */
async function stateName(world: World, { lookup, code }: RecordState, nameOf: NameOf): Promise<string> {
  const entry = await world.db.lookup.findFirst({ where: { type: lookup, code } })
  return entry ? nameOf(entry) : code
}
