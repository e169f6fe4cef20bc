import { LinkOutlined } from '@ant-design/icons'
import type { WatchedWorld } from '@portal/protocol/control/classes'
import { Button, Dropdown } from 'antd'
import { addressOf } from '../api/control.ts'
import { useClassEntrance } from '../api/queries.ts'
import { useCopy } from '../parts/use-copy.tsx'
import { useTexts } from '../texts/texts.ts'

interface LinksMenuProps {
  readonly pattern: string
  readonly watched: readonly WatchedWorld[]
}

/** The links into a class, to be sent by chat: one for all, or a list of the worlds with theirs. */
export function LinksMenu({ pattern, watched }: LinksMenuProps) {
  const text = useTexts()
  const copy = useCopy()
  const { data: entrance } = useClassEntrance(pattern)
  const links = {
    ...(entrance ? { linkForAll: addressOf(entrance.path) } : {}),
    linkForEach: watched.map(({ name, path }) => `${name}\t${addressOf(path)}`).join('\n'),
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: (['linkForAll', 'linkForEach'] as const)
          .filter((key) => links[key] !== undefined)
          .map((key) => ({ key, label: text(key), onClick: () => void copy(links[key] ?? '') })),
      }}
    >
      <Button icon={<LinkOutlined />}>{text('links')}</Button>
    </Dropdown>
  )
}
