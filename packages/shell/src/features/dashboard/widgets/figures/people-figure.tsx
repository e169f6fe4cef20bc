import type { SignedInPerson } from '@portal/protocol/calls/figures'
import { companyDay } from '@portal/protocol/company-time'
import { useState } from 'react'
import { lazyWithRetry } from '../../../../lib/code-loading/lazy-with-retry.ts'
import { RegionBoundary } from '../../../../lib/ui/region-boundary.tsx'
import { useNow } from '../../home-context.ts'
import { Figure, type FigureProps } from './figure.tsx'

const PeopleDrawer = lazyWithRetry(() => import('./people-drawer.tsx').then((module) => module.PeopleDrawer))

interface PeopleFigureProps extends FigureProps {
  readonly id: 'signedIn' | 'signIns'
  /** Undefined where the backend names no user. */
  readonly people: readonly SignedInPerson[] | undefined
}

/** How many people are signed in; a press names them. */
export function PeopleFigure({ id, people, ...figure }: PeopleFigureProps) {
  const now = useNow()
  const [isOpen, setOpen] = useState<boolean>()
  if (!people) return <Figure {...figure} />
  const today = companyDay(now)
  const shown =
    id === 'signedIn'
      ? people
      : people.filter(({ signedInAt }) => companyDay(Date.parse(signedInAt)) === today)
  return (
    <>
      <Figure {...figure} onOpen={() => setOpen(true)} />
      {isOpen !== undefined && (
        <RegionBoundary region="people" isExtra>
          <PeopleDrawer title={figure.label} people={shown} open={isOpen} onClose={() => setOpen(false)} />
        </RegionBoundary>
      )}
    </>
  )
}
