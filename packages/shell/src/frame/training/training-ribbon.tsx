import { UserSwitchOutlined } from '@ant-design/icons'
import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { useLocation, useNavigate } from 'react-router-dom'
import { PeopleCards, useNameOf } from '../../features/training/people-cards.tsx'
import ribbon from '../../features/training/ribbon.module.css'
import { GoneRibbon, Ribbon, RibbonPlace } from '../../features/training/ribbon.tsx'
import { TourCard } from '../../features/training/tour-card.tsx'
import { useTourLabel } from '../../features/training/tour-label.ts'
import { useTraining } from '../../features/training/use-training.ts'
import { isGone } from '../../lib/api/training.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { PopoverPanel } from '../../lib/ui/popover-panel.tsx'
import { useSession } from '../../session/session-store.ts'
import { useSwitchPerson } from './use-switch-person.ts'
import { useTour } from './use-tour.ts'

/** The ribbon with what trainees do from it. Nothing of it is left where the backend says that this is no training. */
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
  if (gone !== undefined) return <GoneRibbon world={gone} />
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
