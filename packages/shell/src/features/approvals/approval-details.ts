import type { ProcessInformation, Task } from '@portal/protocol/calls/approval'

/** What an approval is about and what it is worth, where a backend says so. */
interface About {
  readonly subject?: string
  /** Yuan. */
  readonly amount?: number | null
  readonly distributorName?: string
}

interface ApprovalLine {
  readonly productCode: string
  readonly productName: string
  readonly spec: string
  readonly unit: string
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
}

/** Money of the distributor, in yuan. */
interface ApprovalAccount {
  readonly balance: number
  readonly creditLimit: number
  readonly frozen: 'Y' | 'N'
  readonly freezeReason: string
  readonly frozenAt: string | null
}

/** By the names that the lists give the fields; each subject has its own. */
interface ApprovalFacts {
  readonly projectNo?: string
  readonly projectName?: string
  readonly developer?: string
  readonly city?: string
  readonly quantity?: number
  readonly orderedAt?: string
  readonly deliveryDate?: string
  readonly registeredAt?: string
  readonly signedAt?: string
  readonly endDate?: string
}

interface Details extends About {
  readonly facts?: ApprovalFacts
  readonly lines?: readonly ApprovalLine[]
  /** Null for people who may not see it. */
  readonly account?: ApprovalAccount | null
  readonly applicantId?: string | number
}

/** A task as the inbox needs it: what a backend may leave out is optional. */
export type AboutTask = Omit<Task, keyof About> & About

/** A process as the inbox needs it. */
export type ProcessDetails = Omit<ProcessInformation, keyof Details> & Details
