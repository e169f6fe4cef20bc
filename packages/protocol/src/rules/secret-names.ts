const words = [
  'passw(?:or)?d|pass_?(?:code|phrase)|pwd|pin_?code',
  'certificate|token|ticket|captcha|secret|credential',
  '(?:api|auth|access|private|cipher|encrypt(?:ion)?|sign(?:ing)?)[-_]?key',
  'sess(?:ion)?[-_]?(?:id|key)|jwt|id(?:entity)?[-_]?card',
  '密码|口令|令牌|密钥|验证码|校验码|身份证',
].join('|')
/** Short words only as a whole or after an owner: `isPass`, `passenger`, `sessions` and `costBearer` are no secrets. */
const short = '(?:(?:user|login|old|new|my|card|http|sso|auth)[-_]?)?(?:pass|pin|pw|psw|otp|session|bearer)'

/** Secret headers, as whole names: `authorizationNo` is none. */
const headers = '(?:proxy[-_]?)?authorization|(?:set[-_]?)?cookies?'

/** Whose codes are secret. A search for what follows one ends at the next, so that it is one pass over any text. */
const owners = '(?:verif|sms|phone|auth|sso|login|one_?time)'

/** Fields with passwords, keys, codes or certificates; codes of systems, menus or organizations are none. */
const secretNameBesideCode = new RegExp(
  `${words}|^(?:${short}|${headers})$|${owners}(?:(?!${owners}).)*code`,
  'i',
)

/** Whether a field is secret, by its name. */
export type IsSecret = (name: string) => boolean

/** A plain `code` in an answer may as well be that of a department. */
export const isSecretBesideCode: IsSecret = (name) => secretNameBesideCode.test(name)
export const isSecret: IsSecret = (name) => /^code$/i.test(name) || isSecretBesideCode(name)

/**
 * Matches in a text like an address with a query, possibly encoded again: name, sign and value of a field with a
 * secret. Long names are tried from their beginning alone: otherwise a long run takes quadratic time.
 */
export const secretInText = new RegExp(
  String.raw`((?<![\w一-鿿-])(?=[\w一-鿿-]*(?:${words}))[\w一-鿿-]+|(?<=\b|^|%3F|%26|[?&\s])(?:code|${short}|${headers}))(=|%3D)(?:(?<==)[^&\s"]+|(?<=%3D)(?:(?!%26)[^&\s"])+)`,
  'gi',
)

/** Fields with telephone numbers, which are shortened rather than hidden. */
export const phoneName = /phone|mobile|^tel(ephone)?$/i
/** Of such a text: the end of the name and the sign, the start and the end of a telephone number. */
export const phoneInText = /((?:phone|mobile)(?:(?!phone|mobile)\w)*(?:=|%3D)\d{3})\d{4}(?=\d)/gi

/** A random token such as a certificate, anywhere in a text. Anchored at the start of a run: otherwise a long run takes quadratic time. */
export const chanceText = /(?<![\w-])(?=[\w-]*\d)[\w-]{32,}/g
