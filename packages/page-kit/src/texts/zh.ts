import type { KitTexts } from './kit-texts.ts'

export const zh: KitTexts = {
  retry: '重试',
  failure: {
    title: '数据加载失败',
    sessionEnded: '登录已失效，请重新登录。',
    network: '无法连接服务器，请检查网络后重试。',
    timeout: '服务器响应超时。',
    other: '服务器返回异常。',
  },
}
