import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented, Typography } from 'antd'
import { useState } from 'react'
import { useWatched } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { goTo } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { CodeForAll } from './code-for-all.tsx'
import { CodeForEach } from './code-for-each.tsx'

/** What a class sees on the wall: one code that gives each of them a world, or the codes of all worlds. */
export function Projector({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const watched = useWatched(worlds)
  const shown = watched.data ?? []
  const isClass = worlds.endsWith('#')
  const [chosen, setChosen] = useState<'codeForAll' | 'codeForEach'>('codeForAll')
  const isForAll = isClass && chosen === 'codeForAll'
  return (
    <main
      style={{
        ...{ display: 'flex', flexDirection: 'column', boxSizing: 'border-box', height: '100dvh' },
        ...{ padding: 16, gap: 12 },
      }}
    >
      <Flex justify="space-between" align="center" gap={12} wrap>
        <Typography.Title level={1} style={{ margin: 0, fontSize: 24 }}>
          {text(isForAll ? 'scanForOwn' : 'scanToEnter')}
        </Typography.Title>
        <Flex gap={12} wrap>
          {isClass && (
            <Segmented
              aria-label={text('projector')}
              value={chosen}
              options={(['codeForAll', 'codeForEach'] as const).map((value) => ({
                value,
                label: text(value),
              }))}
              onChange={setChosen}
            />
          )}
          <Button icon={<CloseOutlined />} onClick={() => goTo({ page: 'class', worlds })}>
            {text('close')}
          </Button>
        </Flex>
      </Flex>
      {watched.error && <Failure error={watched.error} />}
      {isForAll ? <CodeForAll pattern={worlds} worlds={shown} /> : <CodeForEach worlds={shown} />}
    </main>
  )
}
