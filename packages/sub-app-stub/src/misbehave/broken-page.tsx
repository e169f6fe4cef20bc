import { useEffect, useState } from 'react'

/** A page that draws itself once and then meets an error that React cannot recover from. */
export function BrokenPage() {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(true), [])
  if (isBroken) throw new Error('Planned misbehaviour: render')
  return null
}
