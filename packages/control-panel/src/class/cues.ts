import type { WatchedWorld } from '@portal/protocol/control/classes'
import type { ScenarioSheet } from '@portal/protocol/control/scenarios'

type Story = NonNullable<ScenarioSheet['story']>

/** A step of a story, and the worlds whose trainees are at it. */
interface Cue {
  readonly index: number
  readonly step: Story['steps'][number]
  readonly worlds: readonly string[]
}

export interface StoryCues {
  readonly scenario: string
  readonly title: Story['title']
  readonly cues: readonly Cue[]
  /** Worlds that have not begun, have put it aside, or are done. */
  readonly waiting: readonly string[]
  readonly left: readonly string[]
  readonly finished: readonly string[]
  /** The step that most worlds are at; on a tie the earliest. Undefined before anybody has started. */
  readonly current: number | undefined
}

/** For each story that a class has: who is where. */
export function storyCues(
  worlds: readonly WatchedWorld[],
  scenarios: readonly Pick<ScenarioSheet, 'name' | 'story'>[],
): StoryCues[] {
  const names = [...new Set(worlds.flatMap(({ tour }) => (tour ? [tour.scenario] : [])))]
  return names.flatMap((scenario) => {
    const story = scenarios.find(({ name }) => name === scenario)?.story
    return story ? [cuesOf(scenario, story, worlds)] : []
  })
}

function cuesOf(scenario: string, { title, steps }: Story, worlds: readonly WatchedWorld[]): StoryCues {
  const fitting = (fits: (tour: NonNullable<WatchedWorld['tour']>) => boolean) =>
    worlds.flatMap(({ name, tour }) => (tour?.scenario === scenario && fits(tour) ? [name] : []))
  const cues = steps.map((step, index) => ({
    ...{ index, step },
    worlds: fitting((tour) => !tour.left && tour.step === index),
  }))
  const most = Math.max(...cues.map((cue) => cue.worlds.length))
  return {
    ...{ scenario, title, cues },
    waiting: fitting(({ step }) => step === null),
    left: fitting((tour) => tour.left && tour.step !== null && tour.step < steps.length),
    finished: fitting(({ step }) => step !== null && step >= steps.length),
    current: most > 0 ? cues.findIndex((cue) => cue.worlds.length === most) : undefined,
  }
}
