// No page at all, by which each host is warmed up.
import { tellCommitted } from '../committed.ts'
import { mountAnywhere } from '../mount-anywhere.ts'

mountAnywhere((element) => {
  tellCommitted(element)
  return () => {}
})
