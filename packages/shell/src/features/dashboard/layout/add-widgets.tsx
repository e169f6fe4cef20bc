import { PlusOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { titleKey, type VisibleWidget, type WidgetId } from '../widget-rules.ts'
import styles from './sortable-grid.module.css'

interface AddWidgetsProps {
  readonly isOpen: boolean
  readonly hidden: readonly VisibleWidget[]
  readonly onShow: (id: WidgetId) => void
  readonly onClose: () => void
}

/** The widgets that are not on the home page, to be added one after the other. */
export function AddWidgets({ isOpen, hidden, onShow, onClose }: AddWidgetsProps) {
  const { t } = useTranslation('home')
  return (
    <Drawer open={isOpen} title={t('customise.addTitle')} size={380} onClose={onClose} destroyOnHidden>
      <p>{hidden.length > 0 ? t('customise.addHint') : t('customise.allShown')}</p>
      <ul className={styles.choices}>
        {hidden.map(({ id }) => (
          <li key={id} className={styles.choice}>
            {t(titleKey(id))}
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              aria-label={t('customise.show', { title: t(titleKey(id)) })}
              onClick={() => onShow(id)}
            >
              {t('customise.addOne')}
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
