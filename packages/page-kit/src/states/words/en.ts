import type { StateWords } from '@portal/sub-app-sdk/look/state-tones'

export const en: StateWords = {
  orderStatus: {
    draft: 'Draft',
    submitted: 'Waiting for approval',
    approved: 'Approved',
    producing: 'In production',
    shipped: 'Shipped',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  pickupStatus: {
    requested: 'To be booked',
    booked: 'Booked',
    loading: 'Loading',
    collected: 'Collected',
    cancelled: 'Cancelled',
  },
  sampleStatus: { requested: 'Requested', shipped: 'Shipped', displayed: 'On display' },
  fittingStatus: { measuring: 'To be measured', scheduled: 'To be fitted', fitted: 'Fitted' },
  projectStage: { registered: 'Registered', review: 'Under review', bidding: 'Bidding', signed: 'Signed' },
  contractStatus: {
    waiting: 'To be registered',
    upcoming: 'Not yet in force',
    effective: 'In force',
    completed: 'Completed',
    terminated: 'Terminated',
  },
  postingStatus: { waiting: 'To be posted', posted: 'Posted' },
  outcome: { approved: 'Approved', rejected: 'Rejected' },
  processState: { running: 'In progress', approved: 'Approved', rejected: 'Rejected' },
  applicationState: {
    running: 'In progress',
    approved: 'Approved',
    rejected: 'Rejected',
    recorded: 'Recorded',
  },
  frozen: { N: 'Normal', Y: 'Frozen' },
  dealerLevel: { A: 'Strategic distributor', B: 'Core distributor', C: 'Regular distributor' },
}
