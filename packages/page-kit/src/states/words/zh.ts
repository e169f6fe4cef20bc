import type { StateWords } from '@portal/sub-app-sdk/look/state-tones'

export const zh: StateWords = {
  orderStatus: {
    draft: '草稿',
    submitted: '待审批',
    approved: '已审批',
    producing: '生产中',
    shipped: '已发货',
    completed: '已完成',
    cancelled: '已取消',
  },
  pickupStatus: {
    requested: '待预约',
    booked: '已预约',
    loading: '装车中',
    collected: '已提货',
    cancelled: '已取消',
  },
  sampleStatus: { requested: '已申请', shipped: '已发货', displayed: '已上架' },
  fittingStatus: { measuring: '待测量', scheduled: '待安装', fitted: '已安装' },
  projectStage: { registered: '已报备', review: '评审中', bidding: '投标中', signed: '已签约' },
  contractStatus: {
    waiting: '待登记',
    upcoming: '待生效',
    effective: '履行中',
    completed: '已完成',
    terminated: '已终止',
  },
  postingStatus: { waiting: '待入账', posted: '已入账' },
  outcome: { approved: '已通过', rejected: '已驳回' },
  processState: { running: '审批中', approved: '已通过', rejected: '已驳回' },
  applicationState: { running: '审批中', approved: '已通过', rejected: '已驳回', recorded: '已登记' },
  frozen: { N: '正常', Y: '已冻结' },
  dealerLevel: { A: '战略经销商', B: '核心经销商', C: '普通经销商' },
}
