/** Special characters a password may hold (specification §5). */
const allowed = /^[A-Za-z0-9!@#&*]{8,16}$/
const needed = [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#&*]/]

/** 8-16 characters, at least one of each class and only those classes (specification §5). */
export const isAcceptablePassword = (password: string): boolean =>
  allowed.test(password) && needed.every((part) => part.test(password))

/** The documented texts of the change-password rules (specification §5). */
export const passwordTexts = {
  oldRequired: '请输入旧密码',
  newRequired: '请输入新密码',
  policy: '密码强度包含大写字母、小写字母、数字和特殊字符（如!@#&*）的组合，长度8-16位',
  confirmRequired: '请输入确认密码',
  mismatch: '两次输入密码不一致!',
} as const
