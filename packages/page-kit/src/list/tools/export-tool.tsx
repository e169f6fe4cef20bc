import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Flex, Popover } from 'antd'
import { useState } from 'react'
import { useFailureText } from '../../page/failure-text.ts'
import { useKitTexts } from '../../texts/kit-texts.ts'
import { type FileKind, fileKinds, type ListFile, saveList } from '../files/list-file.ts'

interface ExportToolProps {
  readonly load: () => Promise<ListFile>
  /** Without one the button is an icon. */
  readonly label?: string
}

/** Saves what the list shows as a file. */
export function ExportTool({ load, label }: ExportToolProps) {
  const { list } = useKitTexts()
  const failureText = useFailureText()
  const { message } = App.useApp()
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const save = async (kind: FileKind) => {
    setOpen(false)
    setRunning(true)
    try {
      await saveList(kind, await load())
    } catch (error) {
      void message.error(failureText(error))
    } finally {
      setRunning(false)
    }
  }
  const button = (
    <Button
      {...(label ? {} : { 'aria-label': list.export, title: list.export })}
      icon={<DownloadOutlined aria-hidden />}
      loading={isRunning}
      onClick={() => {
        setOpened(true)
        setOpen(true)
      }}
    >
      {label}
    </Button>
  )
  if (!wasOpened) return button
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <Flex vertical>
          {fileKinds.map((kind) => (
            <Button
              key={kind}
              type="text"
              style={{ justifyContent: 'flex-start' }}
              onClick={() => void save(kind)}
            >
              {list.files[kind]}
            </Button>
          ))}
        </Flex>
      }
    >
      {button}
    </Popover>
  )
}
