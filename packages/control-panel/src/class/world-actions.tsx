import { DeleteOutlined, LinkOutlined, LoginOutlined, QrcodeOutlined, UndoOutlined } from '@ant-design/icons'
import type { WatchedWorld } from '@portal/protocol/control/classes'
import { mainWorld } from '@portal/protocol/world'
import { Button, Flex, Popover, QRCode, Tooltip } from 'antd'
import { addressOf } from '../api/control.ts'
import { useRemoveWorld, useResetWorld } from '../api/queries.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { useCopy } from '../parts/use-copy.tsx'
import { useTexts } from '../texts/texts.ts'

/** Links into one world, and its reset. */
export function WorldActions({ world: { name, path } }: { readonly world: WatchedWorld }) {
  const text = useTexts()
  const copy = useCopy()
  const link = addressOf(path)
  const reset = useResetWorld(name)
  const remove = useRemoveWorld(name)
  return (
    <Flex gap={4}>
      <Tooltip title={text('open')}>
        <Button
          type="text"
          icon={<LoginOutlined />}
          aria-label={text('openWorld', { name })}
          href={link}
          target="_blank"
          rel="noreferrer"
        />
      </Tooltip>
      <Popover trigger="click" content={<QrOf link={link} size={224} />} title={name}>
        <Button type="text" icon={<QrcodeOutlined />} aria-label={text('qrOf', { name })} />
      </Popover>
      <Tooltip title={text('copyLink')}>
        <Button
          type="text"
          icon={<LinkOutlined />}
          aria-label={text('copyLinkOf', { name })}
          onClick={() => copy(link)}
        />
      </Tooltip>
      <Tooltip title={text('reset')}>
        <ConfirmButton
          type="text"
          icon={<UndoOutlined />}
          aria-label={text('resetOf', { name })}
          loading={reset.isPending}
          ask={text('resetAsk', { name })}
          confirmLabel={text('resetOf', { name })}
          onConfirm={() => reset.mutate(undefined)}
        />
      </Tooltip>
      {name !== mainWorld && (
        <Tooltip title={text('remove')}>
          <ConfirmButton
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={text('removeOf', { name })}
            loading={remove.isPending}
            ask={text('removeWorldAsk', { name })}
            confirmLabel={text('removeOf', { name })}
            onConfirm={() => remove.mutate(undefined)}
          />
        </Tooltip>
      )}
    </Flex>
  )
}

interface QrProps {
  readonly link: string
  /** Width in px, with the white around it. */
  readonly size: number
  readonly room?: number
}

/** Black on white in every theme: cameras expect that. Hidden from screen readers, which have the link. */
export const QrOf = ({ link, size, room = 12 }: QrProps) => (
  <div aria-hidden style={{ padding: room, background: '#fff', borderRadius: 8 }}>
    <QRCode type="svg" value={link} size={size - 2 * room} color="#000" bgColor="#fff" bordered={false} />
  </div>
)
