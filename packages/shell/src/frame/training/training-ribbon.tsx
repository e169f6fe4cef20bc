import { UserSwitchOutlined } from '@ant-design/icons'
import type { Tour, TourMove } from '@portal/protocol/control/training'
import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { PeopleCards, useNameOf } from '../../features/training/people-cards.tsx'
import ribbon from '../../features/training/ribbon.module.css'
import { RemovedWorldRibbon, Ribbon, RibbonPlace } from '../../features/training/ribbon.tsx'
import { TourCard } from '../../features/training/tour-card.tsx'
import { trainingKey, useTourLabel, useTraining } from '../../features/training/use-training.ts'
import { isGone, moveTour } from '../../lib/api/training.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { paths } from '../../lib/routes.ts'
import { showFailure } from '../../lib/ui/error-policy.ts'
import { PopoverPanel } from '../../lib/ui/popover-panel.tsx'
import { switchUser } from '../../session/adopt-certificate.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { firstStep } from '../../session/sign-in.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { tabFilters } from '../unsaved/unsaved-tabs.ts'

/**
 * Switches to another person of the world, by the documented sign-in: no address contains a certificate. Who needs a
 * second step takes it on the sign-in page.
 */
function useSwitchPerson(password: string) {
  const navigate = useNavigate()
  const { mayDiscard } = useUnsaved()
  const [busy, setBusy] = useState<string>()

  async function switchTo(userName: string, page: string = paths.dashboard): Promise<void> {
    if (busy !== undefined || !(await mayDiscard(tabFilters.everyTab))) return
    setBusy(userName)
    try {
      const answer = await firstStep({ userName, password }, new AbortController().signal)
      useTabs.getState().inputDiscarded()
      if (typeof answer !== 'string') return sessionController.end({ userName, returnTo: page })
      switchUser(answer)
      void navigate(safeRedirect(page), { replace: true })
    } catch (error) {
      void showFailure(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { switchTo, busy }
}

/** The tour of this world as this browser shows and moves it. */
function useTour(tour: Tour | null | undefined) {
  const queries = useQueryClient()
  const [isFolded, setFolded] = useState(false)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: moveTour,
    onSuccess: (now) => queries.setQueryData(trainingKey, now),
  })
  /** Resolves with the updated tour; with nothing when the server can't be reached, which the error policy reports. */
  const move = async (wanted: TourMove) => {
    const now = await mutateAsync(wanted).catch(() => null)
    return now && !isGone(now) ? now.tour : undefined
  }
  const isOpen = tour ? !isFolded && !tour.left : false

  return {
    isOpen,
    isMoving: isPending,
    toggle: () => {
      if (tour?.left) void move({ move: 'resume' })
      setFolded(isOpen)
    },
    fold: () => setFolded(true),
    begin: () => void move({ move: 'begin' }),
    leave: () => void move({ move: 'leave' }),
    /** Resolves with whether the tour advanced; with true if that is unknown. */
    next: async (step: number) => (await move({ move: 'next', step }))?.step !== step,
  }
}

/** The ribbon with the trainees' actions. Absent when the backend says that this is no training. */
export function TrainingRibbon() {
  const texts = useTexts('training')
  const { data = null, isPending } = useTraining()
  const gone = data && isGone(data) ? data.gone : undefined
  const training = data && !isGone(data) ? data : undefined
  const userName = useSession((session) => session.user?.userName)
  const { switchTo, busy } = useSwitchPerson(training?.password ?? '')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const nameOf = useNameOf()
  const labelOf = useTourLabel()
  const tour = useTour(training?.tour)
  if (gone !== undefined) return <RemovedWorldRibbon world={gone} />
  if (!training) return isPending ? <RibbonPlace /> : null
  return (
    <>
      <Ribbon training={training}>
        {training.tour && (
          <button type="button" className={ribbon.action} aria-expanded={tour.isOpen} onClick={tour.toggle}>
            {labelOf(training.tour)}
          </button>
        )}
        <PopoverPanel
          label={texts.switchPerson}
          width={440}
          align="end"
          button={(props) => (
            <button type="button" className={ribbon.action} aria-label={texts.switchPerson} {...props}>
              <UserSwitchOutlined className={ribbon.icon} aria-hidden />
              <span className={ribbon.label}>{texts.switchPerson}</span>
            </button>
          )}
        >
          {(close) => (
            <div className={ribbon.panel}>
              <PeopleCards
                people={training.people}
                current={userName}
                busy={busy}
                onChoose={(chosen) => {
                  close()
                  void switchTo(chosen)
                }}
              />
            </div>
          )}
        </PopoverPanel>
      </Ribbon>
      {training.tour && tour.isOpen && (
        <TourCard
          tour={training.tour}
          userName={userName}
          pathname={pathname}
          isMoving={tour.isMoving}
          nameOf={(who) => {
            const person = training.people.find((one) => one.userName === who)
            return person ? nameOf(person).name : who
          }}
          onNext={tour.next}
          onBegin={tour.begin}
          onLeave={tour.leave}
          onFold={tour.fold}
          onGo={(page) => void navigate(safeRedirect(page))}
          onBecome={(who, page) => void switchTo(who, page)}
        />
      )}
    </>
  )
}
