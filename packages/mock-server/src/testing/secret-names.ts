/** Field names that hold a secret at any depth, as backends use them. */
export const secretNames = [
  'password',
  'oldPassword',
  'newPassword',
  'certificate',
  'token',
  'accessToken',
  'Admin-Token',
  'ticket',
  'captcha',
  'clientSecret',
  'verificationCode',
  'phoneCode',
  'smsCode',
  'ssoCode',
  'pwd',
  'userPwd',
  'passwd',
  'pass',
  'userPass',
  'pin',
  'apiKey',
  'x-api-key',
  'authKey',
  'accessKey',
  'privateKey',
  'credential',
  'jsessionid',
  'sessionId',
  'idCard',
  'idCardNo',
]

/** A secret in lists and objects. */
export const secretDeepInside = (secret: string, name: string) => ({
  list: [{ [name]: secret, inner: { [name]: [secret] } }],
})
