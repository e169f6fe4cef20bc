import { RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../../menu/menu-navigation.ts'
import type { Granted } from '../widgets.ts'

interface PageLinkProps {
  readonly page: NonNullable<Granted['page']>
  /** Of what it shows all. */
  readonly title: string
}

/** Opens the menu page that shows all of what a card shows some of. */
export function PageLink({ page, title }: PageLinkProps) {
  const { t } = useTranslation('home')
  const { openMenu } = useMenuNavigation()
  return (
    <Button
      type="link"
      size="small"
      icon={<RightOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={t('allOf', { title })}
      title={page.item.menuName}
      onClick={() => openMenu(page.systemCode, page.item)}
    >
      {t('all')}
    </Button>
  )
}
