import { SearchOutlined } from '@ant-design/icons'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusReturn } from '../../lib/focus/use-focus-return.ts'
import styles from './menu-search.module.css'
import { ResultList } from './result-list.tsx'
import { SearchFoot } from './search-foot.tsx'
import { shownRows } from './sections.ts'
import { useMenuSearch } from './use-menu-search.ts'

export interface MenuSearchProps {
  readonly systems: readonly SystemMenu[]
  /** Whether Chinese names are found by their pinyin too. */
  readonly pinyin: boolean
}

interface MenuSearchDialogProps extends MenuSearchProps {
  readonly onClose: () => void
}

/**
 * Finds a page of any menu: a text field with a grid of results. It holds nothing that could be lost, so unlike the
 * dialogs of specification §5 it closes by Escape and by a click beside it (assumed).
 */
export function MenuSearchDialog(props: MenuSearchDialogProps) {
  const { t } = useTranslation('menu-search')
  useFocusReturn()
  return (
    <Modal
      open
      onCancel={props.onClose}
      footer={null}
      closable={false}
      title={<span className={styles.unseen}>{t('title')}</span>}
      width={640}
      className={styles.dialog ?? ''}
      classNames={{ header: styles.header ?? '', container: styles.container ?? '', body: styles.body ?? '' }}
    >
      <Search {...props} />
    </Modal>
  )
}

/** What is in the dialog: each letter draws it anew, but not the dialog around it. */
function Search({ onClose, ...search }: MenuSearchDialogProps) {
  const { t } = useTranslation('menu-search')
  const { query, setQuery, sections, total, favourites, grid, active, activeId, onKeyDown, events } =
    useMenuSearch(search, onClose)
  const hasQuery = query.trim() !== ''
  return (
    <>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          // The dialog opens for this field alone.
          // biome-ignore lint/a11y/noAutofocus: whoever asks for the search wants to type.
          autoFocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={sections.length > 0}
          aria-controls={grid}
          aria-activedescendant={activeId}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ResultList id={grid} sections={sections} active={active} favourites={favourites} {...events} />
      {sections.length === 0 && (
        <p className={styles.empty}>{hasQuery ? t('nothing', { query: query.trim() }) : t('hint')}</p>
      )}
      {hasQuery && total > shownRows && (
        <p className={styles.more}>{t('more', { count: total - shownRows })}</p>
      )}
      <p role="status" className={styles.unseen}>
        {hasQuery ? t('count', { count: total }) : ''}
      </p>
      <SearchFoot />
    </>
  )
}
