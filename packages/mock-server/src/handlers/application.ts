import { wrongField } from '@portal/protocol/applications/check-application'
import { companyDay } from '@portal/protocol/company-time'
import type { RecordProblem, RecordState } from '@portal/store/applications/application-rules'
import { submitApplication } from '@portal/store/applications/submit-application'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../calls/call-context.ts'
import type { NameOf } from '../domain/name-language.ts'
import { applicationTexts } from '../errors/application-texts.ts'
import type { Message } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { visibleDistributor } from '../queries/visible-rows.ts'
import { readApplication, readApplications } from '../reads/applications.ts'

/** What people apply for by forms. */
export const applicationHandlers: Pick<Handlers, 'applicationPage' | 'submitApplication'> = {
  applicationPage: ({ world, user, nameOf, input: { query } }) =>
    readApplications(world, user, query, nameOf),

  async submitApplication({ world, user, nameOf, input: { body } }) {
    const { submissionKey, kind, values } = body
    const wrong = wrongField(kind, values, companyDay(world.now().getTime()))
    if (wrong) throw new Rejection(applicationTexts.wrongField(wrong.field, wrong.problem))
    const outcome = await submitApplication(world, {
      ...{ key: `${user.id} ${submissionKey}`, kind, values, createdById: user.id },
      ownId: await visibleDistributor({ world, user }, undefined),
    })
    if (outcome.kind === 'unknown') throw new Rejection(applicationTexts.unknownRecord(outcome.unknown.value))
    if (outcome.kind === 'refused') throw new Rejection(await refusal(outcome.why, world, nameOf))
    const { applicationNo } = outcome.application
    const application = await readApplication(world, applicationNo, nameOf)
    if (!application) throw new Rejection(applicationTexts.unknownRecord(applicationNo))
    return application
  },
}

async function refusal(why: RecordProblem, world: World, nameOf: NameOf): Promise<Message> {
  switch (why.problem) {
    case 'moreThanThere':
      return applicationTexts.moreThanThere(why.largest)
    case 'notBelowList':
      return applicationTexts.notBelowList(why.largest)
    case 'notLater':
      return applicationTexts.notLater(why.day)
    case 'tooLarge':
      return applicationTexts.tooLarge
    case 'closed':
      return applicationTexts.closed(why.number, await stateName(world, why.state, nameOf))
  }
}

/** The word for a state, in the language of the request, which the message is in, too; a code without one as it is. */
async function stateName(world: World, { lookup, code }: RecordState, nameOf: NameOf): Promise<string> {
  const entry = await world.db.lookup.findFirst({ where: { type: lookup, code } })
  return entry ? nameOf(entry) : code
}
