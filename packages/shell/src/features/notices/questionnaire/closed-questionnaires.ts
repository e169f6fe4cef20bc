import { type Id, sameId } from '@portal/protocol/rules/ids'
import { create } from 'zustand'
import { readStored, storedKeys, writeStored } from '../../../lib/storage/stored.ts'
import { beforeSessionEnds } from '../../../session/session-cleanup.ts'

interface ClosedQuestionnaires {
  /** insMessIds of the questionnaires that were closed on the home page in this session. */
  readonly closed: readonly Id[]
  /** Those among them that were opened to be filled in since this window was loaded. */
  readonly opened: readonly Id[]
  readonly questionnaireClosed: (id: Id) => void
  readonly questionnaireOpened: (id: Id) => void
}

const including = (ids: readonly Id[], id: Id): readonly Id[] =>
  ids.some((one) => sameId(one, id)) ? ids : [...ids, id]

export const useClosedQuestionnaires = create<ClosedQuestionnaires>()((set) => ({
  closed: readStored(storedKeys.closedQuestionnaires) ?? [],
  opened: [],
  questionnaireClosed: (id) =>
    set((state) => {
      const closed = including(state.closed, id)
      writeStored(storedKeys.closedQuestionnaires, [...closed])
      return { closed }
    }),
  questionnaireOpened: (id) => set(({ opened }) => ({ opened: including(opened, id) })),
}))

// The next session starts without closed ones.
beforeSessionEnds(() => useClosedQuestionnaires.setState({ closed: [], opened: [] }))
