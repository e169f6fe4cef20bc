import { passwordTexts } from '@portal/protocol/rules/password-policy'
import { message, quoted } from './message.ts'

/** The server's messages about signing in and passwords. */
export const signInTexts = {
  wrongCredentials: message('用户名或密码错误', 'Wrong user name or password', {
    es: 'Nombre de usuario o contraseña incorrectos',
    ja: 'ユーザー名またはパスワードが正しくありません',
  }),
  sessionEnded: message('登录已过期，请重新登录', 'Your session has expired. Please sign in again', {
    es: 'Su sesión ha caducado. Inicie sesión de nuevo',
    ja: 'セッションの有効期限が切れました。再度ログインしてください',
  }),
  attemptOver: message(
    '本次登录已失效，请重新登录',
    'This sign-in is no longer valid. Please sign in again',
    {
      es: 'Este inicio de sesión ya no es válido. Inicie sesión de nuevo',
      ja: 'このログインは無効になりました。再度ログインしてください',
    },
  ),
  attemptLocked: message(
    '验证码错误次数过多，请重新登录',
    'Too many wrong verification codes. Please sign in again',
    {
      es: 'Demasiados códigos de verificación incorrectos. Inicie sesión de nuevo',
      ja: '確認コードの誤りが上限に達しました。再度ログインしてください',
    },
  ),
  codeLocked: message(
    '验证码错误次数过多，请重新获取验证码',
    'Too many wrong verification codes. Please request a new one',
    {
      es: 'Demasiados códigos de verificación incorrectos. Solicite uno nuevo',
      ja: '確認コードの誤りが上限に達しました。新しいコードを取得してください',
    },
  ),
  codeExpired: message(
    '验证码已过期，请重新获取',
    'The verification code has expired. Please request a new one',
    {
      es: 'El código de verificación ha caducado. Solicite uno nuevo',
      ja: '確認コードの有効期限が切れました。新しいコードを取得してください',
    },
  ),
  codeMissing: message(
    '没有可用的验证码，请先获取验证码',
    'There is no verification code yet. Please request one first',
    {
      es: 'Todavía no hay ningún código de verificación. Solicite uno primero',
      ja: '確認コードがまだ発行されていません。先にコードを取得してください',
    },
  ),
  wrongCode: (triesLeft: number) =>
    message(`验证码错误，还可尝试 ${triesLeft} 次`, `Wrong verification code. Tries left: ${triesLeft}`, {
      es: `Código de verificación incorrecto. Intentos restantes: ${triesLeft}`,
      ja: `確認コードが正しくありません。残り ${triesLeft} 回`,
    }),
  unknownAccount: (userName: string) =>
    message(`账号 ${quoted(userName)} 不存在`, `There is no account ${quoted(userName)}`, {
      es: `No existe la cuenta ${quoted(userName)}`,
      ja: `アカウント ${quoted(userName)} は存在しません`,
    }),
  unknownPhone: (phone: string) =>
    message(`手机号 ${quoted(phone)} 未登记`, `The phone number ${quoted(phone)} is not registered`, {
      es: `El número de teléfono ${quoted(phone)} no está registrado`,
      ja: `電話番号 ${quoted(phone)} は登録されていません`,
    }),
  passwordNeeded: message(
    '此账号已开启双重验证，请使用密码登录',
    'This account uses two-step verification. Please sign in with the password',
    {
      es: 'Esta cuenta usa la verificación en dos pasos. Inicie sesión con la contraseña',
      ja: 'このアカウントは2段階認証を使用しています。パスワードでログインしてください',
    },
  ),
  ticketDead: message(
    '验证已失效，请重新获取验证码',
    'The verification is no longer valid. Please request a new code',
    {
      es: 'La verificación ya no es válida. Solicite un código nuevo',
      ja: '確認が無効になりました。新しいコードを取得してください',
    },
  ),
  signOnCodeDead: message('登录凭证无效或已过期', 'The sign-on code is invalid or has expired', {
    es: 'El código de inicio de sesión no es válido o ha caducado',
    ja: 'サインオンコードが無効か、有効期限が切れています',
  }),
  signOnOtherAccount: (account: string) =>
    message(
      `登录凭证不属于账号 ${quoted(account)}`,
      `The sign-on code does not belong to the account ${quoted(account)}`,
      {
        es: `El código de inicio de sesión no pertenece a la cuenta ${quoted(account)}`,
        ja: `サインオンコードはアカウント ${quoted(account)} のものではありません`,
      },
    ),
  signOnOtherType: (userType: string) =>
    message(`账号类型不是 ${quoted(userType)}`, `The account is not of the type ${quoted(userType)}`, {
      es: `La cuenta no es del tipo ${quoted(userType)}`,
      ja: `アカウントの種類が ${quoted(userType)} ではありません`,
    }),
  signOnOtherDistributor: (code: string) =>
    message(
      `账号不属于经销商 ${quoted(code)}`,
      `The account does not belong to the distributor ${quoted(code)}`,
      {
        es: `La cuenta no pertenece al distribuidor ${quoted(code)}`,
        ja: `アカウントは販売店 ${quoted(code)} のものではありません`,
      },
    ),
  notYourAccount: message('只能修改本人的密码', 'You can change your own password only', {
    es: 'Solo puede cambiar su propia contraseña',
    ja: '変更できるのはご自身のパスワードだけです',
  }),
  unreadablePassword: message(
    '密码解密失败，请刷新页面后重试',
    'The password could not be decrypted. Please refresh the page and try again',
    {
      es: 'No se pudo descifrar la contraseña. Actualice la página e inténtelo de nuevo',
      ja: 'パスワードを復号できませんでした。ページを再読み込みしてもう一度お試しください',
    },
  ),
  wrongOldPassword: message('旧密码错误', 'The old password is wrong', {
    es: 'La contraseña actual es incorrecta',
    ja: '現在のパスワードが正しくありません',
  }),
  weakPassword: message(
    passwordTexts.policy,
    'The password must have 8 to 16 characters: uppercase and lowercase letters, digits and special characters (such as !@#&*)',
    {
      es: 'La contraseña debe tener de 8 a 16 caracteres: mayúsculas, minúsculas, cifras y caracteres especiales (como !@#&*)',
      ja: 'パスワードは8～16文字で、大文字・小文字・数字・記号（!@#&* など）を組み合わせてください',
    },
  ),
}
