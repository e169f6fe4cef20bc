import { type Static, Type } from 'typebox'

export const processStates = ['running', 'approved', 'rejected'] as const
const taskStates = ['pending', 'waiting', 'approved', 'rejected', 'skipped'] as const

const Time = Type.String({ format: 'date-time' })

/** An approval that waits for somebody; the fields are assumed. Dates: ISO 8601, UTC. */
export const Task = Type.Object({
  taskId: Type.Integer(),
  taskName: Type.String(),
  processInstanceId: Type.String(),
  title: Type.String(),
  systemCode: Type.String(),
  menuCode: Type.String(),
  businessKey: Type.String({ description: 'number of the order, project or contract' }),
  applicantName: Type.String(),
  startedAt: Time,
})
export type Task = Static<typeof Task>

/** An approval that somebody has dealt with: how and when. */
export const HistoricTask = Type.Object({
  ...Task.properties,
  outcome: Type.Enum(['approved', 'rejected']),
  comment: Type.String(),
  endedAt: Time,
})
export type HistoricTask = Static<typeof HistoricTask>

/** An approval with all its steps, first to last; those that nobody has come to yet have no times. */
export const ProcessInformation = Type.Object({
  processInstanceId: Type.String(),
  title: Type.String(),
  state: Type.Enum(processStates),
  systemCode: Type.String(),
  menuCode: Type.String(),
  businessKey: Type.String(),
  applicantName: Type.String(),
  startedAt: Time,
  endedAt: Type.Union([Time, Type.Null()]),
  steps: Type.Array(
    Type.Object({
      taskName: Type.String(),
      assigneeName: Type.String(),
      state: Type.Enum(taskStates),
      comment: Type.String(),
      startedAt: Type.Union([Time, Type.Null()]),
      endedAt: Type.Union([Time, Type.Null()]),
    }),
  ),
})
export type ProcessInformation = Static<typeof ProcessInformation>
