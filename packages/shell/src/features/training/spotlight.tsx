import type { PointedRole } from '@portal/protocol/control/story'
import { useEffect, useState } from 'react'
import { pointedElement, withFrame } from './pointed-element.ts'
import styles from './tour-card.module.css'

interface Place {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Pages come and change at any time, without telling. */
const everyMs = 400

/** Where the element is that a step points at; undefined while it is not there. */
export function usePlaceOf(role: PointedRole | undefined, name: string): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    if (role === undefined) return setPlace(undefined)
    const find = () => {
      const element = pointedElement(role, name)
      const found = element && withFrame(element).getBoundingClientRect()
      setPlace((before) => (isSame(before, found) ? before : found && placeOf(found)))
    }
    find()
    const timer = setInterval(find, everyMs)
    window.addEventListener('scroll', find, { capture: true, passive: true })
    window.addEventListener('resize', find)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', find, { capture: true })
      window.removeEventListener('resize', find)
    }
  }, [role, name])
  return place
}

const placeOf = ({ top, left, width, height }: Place): Place => ({ top, left, width, height })

const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.top === other?.top &&
  one?.left === other?.left &&
  one?.width === other?.width &&
  one?.height === other?.height

/** Between the element and the ring around it, in px. */
const room = 4

/** A ring around an element; it lets every press through. */
export const Spotlight = ({ place: { top, left, width, height } }: { readonly place: Place }) => (
  <div
    aria-hidden
    className={styles.ring}
    style={{ top: top - room, left: left - room, width: width + 2 * room, height: height + 2 * room }}
  />
)
