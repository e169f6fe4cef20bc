import type { DatabaseTrouble } from '@portal/store/engines/database-trouble'

/** The HTTP status of an answer that the database or its disk prevented: out of space, or not available for now. */
export const troubleStatus = (trouble: DatabaseTrouble): number => (trouble === 'full' ? 507 : 503)
