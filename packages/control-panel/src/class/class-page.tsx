import { isWorldPattern } from '@portal/protocol/world'
import { Empty, Flex, Select, Skeleton, Typography } from 'antd'
import { useWatched, useWorlds } from '../api/queries.ts'
import { classesIn, classOf } from '../parts/classes.ts'
import { Failure } from '../parts/failure.tsx'
import { goTo, usePlace } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { ClassActions } from './class-actions.tsx'
import { LocalLinksHint } from './local-links-hint.tsx'
import { MakeClass } from './make-class.tsx'
import { PresenterCues } from './presenter-cues.tsx'
import { WorldList } from './world-list.tsx'

/** The worlds of a class: who is in them, their links, and actions on all of them. */
export function ClassPage() {
  const text = useTexts()
  const { worlds: chosen } = usePlace()
  const worlds = useWorlds()
  const names = (worlds.data ?? []).map(({ name }) => name)
  const classes = classesIn(names)
  // From a page about one world: the class that it is in.
  const wanted = chosen === undefined || isWorldPattern(chosen) ? chosen : classOf(chosen, names)
  const shown = wanted ?? classes[0] ?? (worlds.data?.length ? '*' : undefined)
  const watched = useWatched(shown)
  const options = [...new Set([...classes, ...(shown ? [shown] : []), '*'])].map((value) => ({
    value,
    label: value === '*' ? text('allWorlds') : value,
  }))
  return (
    <Flex vertical gap={20}>
      <MakeClass onMade={(made) => goTo({ page: 'class', worlds: made })} />
      <Flex gap={12} align="center" wrap>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {text('worlds')}
        </Typography.Title>
        <Select
          aria-label={text('chooseClass')}
          value={shown ?? '*'}
          options={options}
          style={{ minWidth: 160 }}
          onChange={(value: string) => goTo({ page: 'class', worlds: value })}
        />
        {shown !== undefined && watched.data && watched.data.length > 0 && (
          <ClassActions worlds={shown} watched={watched.data} />
        )}
      </Flex>
      <LocalLinksHint />
      {worlds.isPending || (watched.isPending && shown !== undefined) ? (
        <Skeleton active />
      ) : watched.error ? (
        <Failure error={watched.error} />
      ) : watched.data?.length ? (
        <>
          <PresenterCues worlds={watched.data} />
          <WorldList worlds={watched.data} />
        </>
      ) : (
        <Empty description={text('noWorlds')} />
      )}
    </Flex>
  )
}
