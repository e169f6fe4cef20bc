import { type GeneralAssumption, protocol, server, store } from './general-assumption.ts'

/** Assumptions about sign-in, certificates and passwords. */
export const identityAssumptions: readonly GeneralAssumption[] = [
  {
    about: 'Cipher of passwords on their way',
    choice: 'AES-128-CBC with PKCS#7 padding; the key, 16 bytes, is its own initialisation vector',
    why: '§7: “encrypted on the client with a fixed-key block cipher, base64”',
    where: [`${protocol}/password-cipher.ts`],
    calls: ['changePassword', 'updateUserPassword'],
  },
  {
    about: 'Life of a certificate',
    choice: '3 days',
    why: '§9 gives 3 days for what the browser keeps, nothing for the server',
    where: [`${store}/certificates.ts`],
  },
  {
    about: 'Codes that are sent',
    choice: 'They count for 5 minutes and once; five wrong tries lock them',
    why: '§4: “a second verification step follows”; no rule is shown',
    where: [`${store}/codes.ts`],
    calls: ['twoFactorLogin', 'getTokenToPhoneCode', 'validateVerificationCode'],
  },
  {
    about: 'The second step',
    choice: 'The pending certificate of the first answer is the token; it may take 10 minutes',
    why: '§4 and §7 show the step, its token and loginUrl, not how long it may take',
    where: [`${server}/areas/sign-in/sign-in.ts`],
    calls: ['login', 'twoFactorLogin'],
  },
  {
    about: 'The way of a forgotten password',
    choice: 'Account, code, ticket, new password; the ticket counts for 10 minutes',
    why: '§7 lists the calls with “payloads not shown”',
    where: [`${server}/areas/sign-in/verification.ts`],
    calls: ['findUserByQuery', 'sendVerificationCodeV2', 'validateVerificationCode', 'updateUserPassword'],
  },
  {
    about: 'Single sign-on',
    choice: 'A window of another system gets a one-time code of a minute, which ssoLogin exchanges',
    why: '§7 shows the fields of the call and that a window is redirected',
    where: [`${server}/domain/provider-sign-on.ts`],
    calls: ['ssoLogin', 'ssoWindow', 'ssoWindowDbs'],
  },
  {
    about: 'The token of a jump',
    choice:
      'Any live certificate, which ssoLogin exchanges for one of its own; where a backend has no such call, the token is the certificate',
    why: '§7 shows token and loginUrl of the call, not what the token is',
    where: [`${protocol}/calls/sign-in.ts`],
    calls: ['ssoLogin'],
  },
  {
    about: 'How a window of a sub-app looks',
    choice: 'The call takes language and theme of the portal, and hands both on to the page',
    why: '§7 shows path and Certificate alone; without them a window would forget what the person chose',
    where: [`${protocol}/calls/sso.ts`],
    calls: ['ssoWindow'],
  },
  {
    about: 'Values of userType',
    choice: 'staff, sales, distributor',
    why: '§1 names these users, not the values',
    where: [`${protocol}/calls/sign-in.ts`],
    calls: ['ssoLogin'],
  },
  {
    about: 'The one-time code of a window',
    choice: 'It counts for a minute',
    why: 'Not shown',
    where: [`${store}/codes.ts`],
    calls: ['ssoWindow', 'ssoWindowDbs', 'ssoLogin'],
  },
]
