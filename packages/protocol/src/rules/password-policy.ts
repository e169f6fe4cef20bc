/** What a password has to be (specification §5), one by one. Special characters are ! @ # & *. */
export const passwordRules = [
  { name: 'length', pattern: /^.{8,16}$/s },
  { name: 'lowercase', pattern: /[a-z]/ },
  { name: 'uppercase', pattern: /[A-Z]/ },
  { name: 'digit', pattern: /[0-9]/ },
  { name: 'special', pattern: /[!@#&*]/ },
  { name: 'nothingElse', pattern: /^[A-Za-z0-9!@#&*]+$/ },
] as const

/** 8-16 characters, at least one of each class and only those classes (specification §5). */
export const isAcceptablePassword = (password: string): boolean =>
  passwordRules.every(({ pattern }) => pattern.test(password))

/** The documented texts of the change-password rules (specification §5). */
export const passwordTexts = {
  oldRequired: '请输入旧密码',
  newRequired: '请输入新密码',
  policy: '密码强度包含大写字母、小写字母、数字和特殊字符（如!@#&*）的组合，长度8-16位',
  confirmRequired: '请输入确认密码',
  mismatch: '两次输入密码不一致!',
} as const

type Problem = keyof typeof passwordTexts

/** The error of a new password, as a text key (specification §5). */
export function newPasswordProblem(password: string): Problem | undefined {
  if (!password) return 'newRequired'
  return isAcceptablePassword(password) ? undefined : 'policy'
}

/** The error of its confirmation, as a text key (specification §5). */
export function confirmationProblem(confirmation: string, password: string): Problem | undefined {
  if (!confirmation) return 'confirmRequired'
  return confirmation === password ? undefined : 'mismatch'
}
