import { type Message, message, quoted, verbatim } from './message.ts'

/** The server's messages about malformed requests. */
export const requestTexts = {
  codeForWhom: message(
    '请求参数不正确：userName 与 token 应填写其中一个',
    'Wrong request: expected either userName or token',
  ),
  signOnIncomplete: message(
    '请求参数不正确：loginType、ssoSystem 与 code 应同时填写',
    'Wrong request: loginType, ssoSystem and code are needed together',
  ),
  missingIds: message(
    '请求参数不正确：缺少 ids，应为以逗号分隔的消息编号',
    'Wrong request: ids is missing, expected message numbers separated by commas',
  ),
  invalidInput: (field: Message, expectation: Message) =>
    message(`请求参数不正确：${field.zh} ${expectation.zh}`, `Wrong request: ${field.en} ${expectation.en}`),
  oneOf: (allowed: readonly string[]) =>
    message(`应为 ${allowed.join('、')} 之一`, `must be one of ${allowed.join(', ')}`),
  field: verbatim,
  wholeBody: message('请求体', 'the body'),
  wholeQuery: message('地址参数', 'the query'),
  missingParams: message(
    '请求参数不正确：缺少表单字段 params，应为一段 JSON',
    'Wrong request: the form field params is missing, expected JSON',
  ),
  malformedParams: message('表单字段 params 不是正确的 JSON', 'The form field params is no valid JSON'),
  malformedJson: message('请求体不是正确的 JSON', 'The body is no valid JSON'),
  malformedAddress: message('请求地址的编码不正确', 'The address is encoded wrongly'),
  malformedRequest: message('无法识别的请求', 'The request cannot be understood'),
  wrongContentType: (expected: string) =>
    message(`请求体的类型不正确，应为 ${expected}`, `The body is of the wrong type: expected ${expected}`),
  tooLarge: message('请求体过大，上限为 1 MiB', 'The body is too large: 1 MiB at most'),
  headersTooLarge: message('请求头过大', 'The headers are too large'),
  requestTooSlow: message('请求超时，未能收到完整的请求', 'The request took too long to arrive'),
  colorExpected: message('必须是 CSS 颜色，例如 #1890ff', 'must be a CSS colour such as #1890ff'),
  foreignHost: (host: string) =>
    message(
      `本服务器不以主机名 ${quoted(host)} 应答；可用 --allow-host 指定其他主机名`,
      `This server does not answer to the host ${quoted(host)}; --allow-host names further ones`,
    ),
  foreignOrigin: (origin: string) =>
    message(
      `来自 ${quoted(origin)} 的页面不得使用本服务器；可用 --allow-origin 指定允许的来源`,
      `Pages of ${quoted(origin)} may not use this server; --allow-origin names those that may`,
    ),
  ownPagesOnly: (origin = 'other origins') =>
    verbatim(`The control API is not for pages of ${quoted(origin)}`),
  worldNeedsKey: (name: string) =>
    message(
      `从其他电脑进入世界 ${quoted(name)}，需使用其链接，或携带控制令牌`,
      `From other computers the world ${quoted(name)} is entered by its link, or with the control token`,
      {
        es: `Desde otros equipos se entra en el mundo ${quoted(name)} por su enlace, o con el token de control`,
        ja: `ほかのコンピューターからワールド ${quoted(name)} に入るには、そのリンクかコントロールトークンが必要です`,
      },
    ),
  noSuchWorld: (name: string, nearest: string | undefined) => {
    const [zh, en, es, ja] =
      nearest === undefined
        ? ['', '', '', '']
        : [
            `，您要找的是 ${nearest} 吗？`,
            `; did you mean ${nearest}?`,
            `; ¿quería decir ${nearest}?`,
            `${nearest} のことですか。`,
          ]
    return message(
      `世界 ${quoted(name)} 不存在${zh || '；'}可用 portal world create 创建`,
      `There is no world ${quoted(name)}${en || ';'} portal world create makes one`,
      {
        es: `No existe el mundo ${quoted(name)}${es || ';'} portal world create lo crea`,
        ja: `世界 ${quoted(name)} はありません。${ja}portal world create で作成できます`,
      },
    )
  },
  unknownAddress: (address: string) =>
    message(`地址 ${quoted(address)} 不存在`, `There is nothing at ${quoted(address)}`),
  wrongMethod: (method: string, allowed: readonly string[]) =>
    message(
      `此接口不支持 ${method} 请求，应为 ${allowed.join('、')}`,
      `This call takes no ${method} requests: expected ${allowed.join(', ')}`,
    ),
  crookedPath: message(
    '请求地址不正确：转发的路径须以 / 开头，不能含有 .、..（编码后的也不行）、反斜杠或其他主机',
    'Wrong address: a path that is passed on begins with / and holds no . or .. (encoded neither), no backslash and no other host',
  ),
}
