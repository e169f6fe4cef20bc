import type { Project } from '../generated/client.ts'
import { startOfDay } from '../worlds/clock.ts'

/** Days that a registration is valid, unless it was extended (assumed). */
const termDays = 180

/** When the registration of a project ends. */
export const validUntil = (project: Pick<Project, 'registeredAt' | 'validUntil'>): Date =>
  project.validUntil ?? startOfDay(project.registeredAt, termDays)
