import type { SharedFile } from '../calls/files.ts'

/** The files of one approval; a backend that ignores what was asked answers with files that have nothing to do with it. */
export const attachmentsOf = (files: readonly SharedFile[], processInstanceId: string): SharedFile[] =>
  files.filter((file) => file.processInstanceId === processInstanceId)
