// No page at all, by which each host is warmed up.
import { announceCommit } from '../committed.ts'
import { mountAnywhere } from '../mount-anywhere.ts'

mountAnywhere((element) => {
  announceCommit(element)
  return () => {}
})
