import { DownloadOutlined, PaperClipOutlined } from '@ant-design/icons'
import type { SharedFile } from '@portal/protocol/calls/external'
import { languageTag } from '@portal/protocol/languages'
import { fileSize } from '@portal/sub-app-sdk/file-size'
import type { ComponentProps } from 'react'
import { useLanguage } from '../i18n/language-store.ts'
import styles from './file-link.module.css'

interface FileLinkProps {
  readonly file: Pick<SharedFile, 'fileName' | 'sizeBytes'>
  /** Undefined when the address of the file is not allowed. */
  readonly link: ComponentProps<'a'> | undefined
  /** The text for a forbidden address. */
  readonly refused: string
}

/** An attachment with its name and size, which downloads it. */
export function FileLink({ file, link, refused }: FileLinkProps) {
  const language = useLanguage((state) => state.language)
  const content = (
    <>
      <PaperClipOutlined aria-hidden />
      <span className={styles.name}>{file.fileName}</span>
      <span className={styles.size}>{fileSize(file.sizeBytes, languageTag(language))}</span>
    </>
  )
  if (!link) {
    return (
      <span className={styles.file} title={refused}>
        {content}
      </span>
    )
  }
  return (
    <a className={styles.file} {...link}>
      {content}
      <DownloadOutlined aria-hidden />
    </a>
  )
}
