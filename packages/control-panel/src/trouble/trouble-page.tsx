import { isWorldPattern } from '@portal/protocol/world'
import { Card, Empty, Flex, Skeleton } from 'antd'
import { control } from '../api/control.ts'
import { doneIn } from '../api/outcomes.ts'
import { useAction, useFaults, useWatched } from '../api/queries.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { Mark } from '../parts/mark.tsx'
import { useChosenWorlds, WorldSelect } from '../parts/world-select.tsx'
import { hashOf } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { AddFault } from './add-fault.tsx'
import { FaultList } from './fault-list.tsx'
import { SubAppTrouble } from './sub-app-trouble.tsx'

/** Faults with their strike counts: in one world, or in all of a class. */
export function TroublePage() {
  const text = useTexts()
  const { world, isPending, error } = useChosenWorlds()
  if (error) return <Failure error={error} />
  if (world === undefined) return isPending ? <Skeleton active /> : <Empty description={text('noWorlds')} />
  return (
    <Flex vertical gap={16} key={world}>
      <Flex gap={12} wrap>
        <WorldSelect withClasses />
        <EndAll worlds={world} />
      </Flex>
      <Card size="small" title={<Title name="addFault" />}>
        <AddFault worlds={world} />
      </Card>
      <Card size="small" title={<Title name="subApps" />}>
        <SubAppTrouble worlds={world} />
      </Card>
      {isWorldPattern(world) ? <FaultsOfClass worlds={world} /> : <FaultsOfWorld world={world} />}
    </Flex>
  )
}

function Title({ name }: { readonly name: 'addFault' | 'subApps' }) {
  const text = useTexts()
  return <h2 style={{ font: 'inherit', margin: 0 }}>{text(name)}</h2>
}

function EndAll({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const clear = useAction(
    async () => {
      if (isWorldPattern(worlds)) doneIn(await control.clearFaultsOf({ body: { worlds: [worlds] } }))
      else await control.clearFaults({ pathParams: { world: worlds } })
    },
    () => text('faultsCleared'),
  )
  return (
    <ConfirmButton
      danger
      loading={clear.isPending}
      ask={text('clearFaultsAsk', { name: worlds })}
      confirmLabel={text('clearFaults')}
      onConfirm={() => clear.mutate(undefined)}
    >
      {text('clearFaults')}
    </ConfirmButton>
  )
}

function FaultsOfWorld({ world }: { readonly world: string }) {
  const text = useTexts()
  const faults = useFaults(world)
  if (faults.error) return <Failure error={faults.error} />
  if (!faults.data) return <Skeleton active />
  if (faults.data.length === 0) return <Empty description={text('noFaults')} />
  return <FaultList world={world} faults={faults.data} />
}

/** How many faults each world has: those of one are seen in it. */
function FaultsOfClass({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const watched = useWatched(worlds)
  if (watched.error) return <Failure error={watched.error} />
  if (!watched.data) return <Skeleton active />
  return (
    <Flex gap={12} wrap component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {watched.data.map(({ name, faults }) => (
        <li key={name}>
          <a href={hashOf({ page: 'trouble', worlds: name })}>{name}</a>{' '}
          {faults > 0 && <Mark color="orange">{text('faultCount', { count: faults })}</Mark>}
        </li>
      ))}
    </Flex>
  )
}
