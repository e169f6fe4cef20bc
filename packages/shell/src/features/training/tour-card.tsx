import { MinusOutlined } from '@ant-design/icons'
import type { PointedRole, Tour, Words } from '@portal/protocol/control/training'
import { Button } from 'antd'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { isUnderCard, type Rectangle } from './card-side.ts'
import { pointedElement, withFrame } from './pointed-element.ts'
import styles from './tour-card.module.css'
import { useTourLabel } from './use-training.ts'

interface Place {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Pages come and change at any time, without telling. */
const everyMs = 400

/** Where the element is that a step points at; undefined while it is not there. */
function usePlaceOf(role: PointedRole | undefined, name: string): Place | undefined {
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
const Spotlight = ({ place: { top, left, width, height } }: { readonly place: Place }) => (
  <div
    aria-hidden
    className={styles.ring}
    style={{ top: top - room, left: left - room, width: width + 2 * room, height: height + 2 * room }}
  />
)

export interface TourCardProps {
  readonly tour: Tour
  /** Who is signed in. */
  readonly userName: string | undefined
  /** The path that is shown. */
  readonly pathname: string
  readonly nameOf: (userName: string) => string
  readonly isMoving: boolean
  /** Resolves with whether the tour has advanced. */
  readonly onNext: (step: number) => Promise<boolean>
  readonly onBegin: () => void
  readonly onLeave: () => void
  readonly onFold: () => void
  readonly onGo: (page: string) => void
  readonly onBecome: (userName: string, page: string) => void
}

const useWords = () => {
  const language = useLanguage((state) => state.language)
  return (words: Words | undefined) => words?.[language] ?? ''
}

/** The current step of the tour, in a card beside its target. */
export function TourCard(props: TourCardProps) {
  const { tour } = props
  const texts = useTexts('training')
  const words = useWords()
  if (tour.step === null) {
    return (
      <Card heading={words(tour.title)} {...props}>
        <p className={styles.text}>{fillText(texts.stepCount, { count: String(tour.steps.length) })}</p>
        <div className={styles.actions}>
          <Button type="primary" loading={props.isMoving} onClick={props.onBegin}>
            {texts.begin}
          </Button>
          <Button type="text" onClick={props.onFold}>
            {texts.later}
          </Button>
        </div>
      </Card>
    )
  }
  if (tour.step >= tour.steps.length) {
    return (
      <Card heading={texts.finished} {...props}>
        <p className={styles.text} role="status">
          {texts.finishedText}
        </p>
        <div className={styles.actions}>
          <Button type="primary" onClick={props.onLeave}>
            {texts.leave}
          </Button>
          <Button type="text" loading={props.isMoving} onClick={props.onBegin}>
            {texts.again}
          </Button>
        </div>
      </Card>
    )
  }
  return <StepCard key={tour.step} index={tour.step} {...props} />
}

function StepCard({ index, ...props }: TourCardProps & { readonly index: number }) {
  const { tour, userName, pathname, nameOf, isMoving, onNext, onGo, onBecome } = props
  const texts = useTexts('training')
  const words = useWords()
  const labelOf = useTourLabel()
  const [showsHint, setShowsHint] = useState(false)
  const step = tour.steps[index]
  const place = usePlaceOf(step?.at?.role, words(step?.at?.name))
  if (!step) return null
  const name = nameOf(step.who)
  const isOther = userName !== step.who
  const isElsewhere = pathname !== step.page.split(/[?#]/)[0]
  const next = async () => setShowsHint(!(await onNext(index)))
  const heading = labelOf(tour)
  return (
    <>
      {place && <Spotlight place={place} />}
      <Card heading={heading} covers={place} {...props}>
        <progress className={styles.progress} max={tour.steps.length} value={index} aria-label={heading} />
        <p className={styles.text} role="status">
          {words(step.text)}
        </p>
        <p className={styles.who}>{fillText(texts.doneBy, { name })}</p>
        {tour.done ? (
          <p className={styles.done} role="status">
            {texts.stepDone}
          </p>
        ) : (
          showsHint && (
            <p className={styles.hint} role="alert">
              {texts.notYet} {words(step.hint)}
            </p>
          )
        )}
        <div className={styles.actions}>
          {isOther && !tour.done ? (
            <Button type="primary" onClick={() => onBecome(step.who, step.page)}>
              {fillText(texts.become, { name })}
            </Button>
          ) : (
            isElsewhere &&
            !tour.done && (
              <Button type="primary" onClick={() => onGo(step.page)}>
                {texts.goThere}
              </Button>
            )
          )}
          <Button type={tour.done ? 'primary' : 'default'} loading={isMoving} onClick={() => void next()}>
            {texts.next}
          </Button>
          <Button type="text" onClick={props.onLeave}>
            {texts.leave}
          </Button>
        </div>
      </Card>
    </>
  )
}

interface CardProps extends Pick<TourCardProps, 'onFold'> {
  readonly heading: string
  /** What it must not cover. */
  readonly covers?: Rectangle | undefined
  readonly children: ReactNode
}

function Card({ heading, covers, onFold, children }: CardProps) {
  const texts = useTexts('training')
  const card = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // Its texts may change with every render.
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {}
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
  })
  const view = { width: window.innerWidth, height: window.innerHeight }
  return (
    <section
      ref={card}
      className={styles.card}
      data-training
      data-side={covers && isUnderCard(covers, size, view) ? 'start' : 'end'}
      aria-label={texts.tour}
    >
      <header className={styles.header}>
        <h2 className={styles.heading}>{heading}</h2>
        <button
          type="button"
          className={styles.fold}
          aria-label={texts.fold}
          title={texts.fold}
          onClick={onFold}
        >
          <MinusOutlined aria-hidden />
        </button>
      </header>
      {children}
    </section>
  )
}
