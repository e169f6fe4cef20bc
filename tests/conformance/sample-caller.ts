import { issueCertificate } from '@portal/store/certificates'
import { issueCode, issueSignOnCode } from '@portal/store/codes'
import type { World } from '@portal/store/worlds/world'
import { sampleRows } from './sample-rows.ts'

const userName = 'dealer.chengdu'

export type SampleCaller = Awaited<ReturnType<typeof preparedCaller>>

/** A user with everything that any call could need: certificates of every kind, codes, records. */
export async function preparedCaller(world: World) {
  const user = await world.db.user.findUniqueOrThrow({ where: { userName } })
  const { id: userId, phone } = user
  const pending = await issueCertificate(world, userId, { kind: 'twoFactorPending' })
  const { id: menuId } = await world.db.menuItem.findFirstOrThrow({ where: { code: 'OSS_CERAMIC_LIST' } })
  const message = await world.db.noticeRecipient.findFirstOrThrow({
    where: { userId, notice: { status: 'published' } },
  })
  const secondStep = { userId, purpose: 'twoFactor', certificate: pending } as const
  return {
    userId,
    userName,
    phone,
    password: world.settings.demoPassword,
    certificate: await issueCertificate(world, userId),
    pending,
    twoFactorCode: (await issueCode(world, secondStep)).code,
    phoneCode: (await issueCode(world, { userId, purpose: 'phoneSignIn' })).code,
    resetCode: (await issueCode(world, { userId, purpose: 'passwordReset' })).code,
    ticket: await issueCertificate(world, userId, { kind: 'passwordReset' }),
    menuId,
    headId: message.noticeId,
    insMessId: message.id,
    signOnCode: await issueSignOnCode(world, userId, 'OSS'),
    ...(await sampleRows(world, userId)),
  }
}
