import type { StateWords } from '@portal/sub-app-sdk/look/state-tones'

export const ja: StateWords = {
  orderStatus: {
    draft: '下書き',
    submitted: '承認待ち',
    approved: '承認済み',
    producing: '生産中',
    shipped: '出荷済み',
    completed: '完了',
    cancelled: '取消済み',
  },
  pickupStatus: {
    requested: '予約待ち',
    booked: '予約済み',
    loading: '積込中',
    collected: '引取済み',
    cancelled: '取消済み',
  },
  sampleStatus: { requested: '申請済み', shipped: '出荷済み', displayed: '展示中' },
  fittingStatus: { measuring: '採寸待ち', scheduled: '施工待ち', fitted: '施工済み' },
  projectStage: { registered: '登録済み', review: '審査中', bidding: '入札中', signed: '契約済み' },
  contractStatus: {
    waiting: '登録待ち',
    upcoming: '発効前',
    effective: '履行中',
    completed: '完了',
    terminated: '解約済み',
  },
  postingStatus: { waiting: '計上待ち', posted: '計上済み' },
  outcome: { approved: '承認済み', rejected: '却下' },
  processState: { running: '進行中', approved: '承認済み', rejected: '却下' },
  applicationState: { running: '承認中', approved: '承認済み', rejected: '却下', recorded: '登録済み' },
  frozen: { N: '正常', Y: '凍結' },
  dealerLevel: { A: '戦略販売店', B: '主要販売店', C: '一般販売店' },
}
