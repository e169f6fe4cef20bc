import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Flex } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../formats/formats.ts'
import { useFailureText } from '../../page/failure-text.ts'
import { fill, useKitTexts } from '../../texts/kit-texts.ts'
import type { Loading } from '../files/all-rows.ts'
import { type FileKind, fileKinds, type ListFile, saveList } from '../files/list-file.ts'
import styles from '../list.module.css'
import { PanelButton } from '../panel-button.tsx'

interface ExportToolProps {
  readonly load: (loading: Loading) => Promise<ListFile>
  /** Without one the button is an icon. */
  readonly label?: string
}

/** Saves what the list shows as a file. While many rows are loaded, it says how many there are, and can be stopped. */
export function ExportTool({ load, label }: ExportToolProps) {
  const { list } = useKitTexts()
  const { quantity } = useFormats()
  const failureText = useFailureText()
  const { message } = App.useApp()
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number }>()
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = async (kind: FileKind) => {
    running.current = new AbortController()
    const { signal } = running.current
    setRunning(true)
    try {
      const onProgress = (loaded: number, total: number) => setProgress({ loaded, total })
      const file = await load({ signal, onProgress })
      if (!signal.aborted) await saveList(kind, file)
    } catch (error) {
      if (!signal.aborted) void message.error(failureText(error))
    } finally {
      setRunning(false)
      setProgress(undefined)
    }
  }
  const start = label ? { children: label } : { 'aria-label': list.export, title: list.export }
  const stop = progress && {
    children: fill(list.stopExport, { loaded: quantity(progress.loaded), total: quantity(progress.total) }),
  }
  return (
    <PanelButton
      label={label ?? list.export}
      button={stop ?? { ...start, icon: <DownloadOutlined aria-hidden />, loading: isRunning }}
      // The same button, so that it keeps the focus.
      onPress={stop && (() => running.current?.abort())}
      side="Right"
    >
      {(close) => (
        <Flex vertical>
          {fileKinds.map((kind) => (
            <Button
              key={kind}
              type="text"
              className={styles.option ?? ''}
              onClick={() => {
                close()
                void save(kind)
              }}
            >
              {list.files[kind]}
            </Button>
          ))}
        </Flex>
      )}
    </PanelButton>
  )
}
