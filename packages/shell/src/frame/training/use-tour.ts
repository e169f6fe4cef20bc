import type { Tour, TourMove } from '@portal/protocol/control/training'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { trainingKey } from '../../features/training/use-training.ts'
import { isGone, moveTour } from '../../lib/api/training.ts'

/** The tour of this world as this browser shows and moves it. */
export function useTour(tour: Tour | null | undefined) {
  const queries = useQueryClient()
  const [isFolded, setFolded] = useState(false)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: moveTour,
    onSuccess: (now) => queries.setQueryData(trainingKey, now),
  })
  /** Resolves with the tour afterwards; with nothing when the server was not reached, which the error policy tells. */
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
    /** Resolves with whether the tour went on, or with true where that is unknown. */
    next: async (step: number) => (await move({ move: 'next', step }))?.step !== step,
  }
}
