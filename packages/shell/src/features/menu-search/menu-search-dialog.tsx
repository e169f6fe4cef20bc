import { SearchOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusReturn } from '../../lib/focus/use-focus-return.ts'
import { VisuallyHidden } from '../../lib/ui/visually-hidden.tsx'
import styles from './menu-search.module.css'
import { ResultList } from './result-list.tsx'
import { shownRows } from './search-index.ts'
import { type MenuSearchProps, useMenuSearch } from './use-menu-search.ts'

interface MenuSearchDialogProps extends MenuSearchProps {
  readonly onClose: () => void
}

/**
 * Finds a page of any menu, a record or a command: a text field with a result grid. It holds no input worth keeping, so
 * unlike the dialogs of specification §5 it closes by Escape and by a click outside (assumed).
 */
export function MenuSearchDialog(props: MenuSearchDialogProps) {
  const { t } = useTranslation('menu-search')
  const page = useRef<HTMLElement>(null)
  useFocusReturn(page)
  return (
    <Modal
      open
      onCancel={props.onClose}
      footer={null}
      closable={false}
      title={<VisuallyHidden>{t('title')}</VisuallyHidden>}
      width={640}
      className={styles.dialog ?? ''}
      classNames={{ header: styles.header ?? '', container: styles.container ?? '', body: styles.body ?? '' }}
    >
      <Search
        {...props}
        onPageOpened={() => {
          page.current = document.getElementById('main')
        }}
      />
    </Modal>
  )
}

interface SearchProps extends MenuSearchDialogProps {
  /** After choosing a page the focus goes there instead of being restored. */
  readonly onPageOpened: () => void
}

/** The content, separate from the dialog, so that keystrokes don't re-render the dialog. */
function Search({ onClose, onPageOpened, ...search }: SearchProps) {
  const { t } = useTranslation(['menu-search', 'frame'])
  const {
    query,
    setQuery,
    sections,
    total,
    failed,
    favourites,
    grid,
    active,
    activeId,
    onFocus,
    onKeyDown,
    events,
  } = useMenuSearch(search, { onClose, onPageOpened })
  const hasQuery = query.trim() !== ''
  return (
    <>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: users open the search in order to type.
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
          onFocus={onFocus}
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
      {failed.length > 0 && (
        <p className={styles.more}>
          {t('unsearched', { kinds: failed.map((kind) => t(kind)).join(t('listComma', { ns: 'frame' })) })}
        </p>
      )}
      <VisuallyHidden role="status">{hasQuery ? t('count', { count: total }) : ''}</VisuallyHidden>
      <SearchFoot />
    </>
  )
}

/** Keyboard hints of the search. */
function SearchFoot() {
  const { t } = useTranslation('menu-search')
  return (
    <div className={styles.foot} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('keyChoose')}
      </span>
      <span>
        <kbd>↵</kbd>
        {t('keyOpen')}
      </span>
      <span>
        <kbd>→</kbd>
        {t('keyStar')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('keyClose')}
      </span>
    </div>
  )
}
