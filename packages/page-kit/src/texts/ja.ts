import type { KitTexts } from './kit-texts.ts'

export const ja: KitTexts = {
  retry: '再試行',
  failure: {
    title: 'データを読み込めませんでした',
    sessionEnded: 'セッションが終了しました。もう一度ログインしてください。',
    network: 'サーバーに接続できません。接続を確認して再試行してください。',
    timeout: 'サーバーから時間内に応答がありませんでした。',
    other: 'サーバーから予期しない応答がありました。',
  },
}
