import { RightOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface AllButtonProps extends ButtonProps {
  /** What it shows all of. */
  readonly of: string
}

/** At a card of the home page: opens the page with the complete list. */
export function AllButton({ of, ...button }: AllButtonProps) {
  const { t } = useTranslation('home')
  const label = t('allOf', { title: of })
  return (
    <Button
      type="link"
      size="small"
      icon={<RightOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={label}
      {...button}
    >
      {t('all')}
    </Button>
  )
}

/** The same for a page of the portal's own. */
export function AllLink({ of, to }: { readonly of: string; readonly to: string }) {
  // Like the router's links: clicks with a modifier key are left to the browser.
  return <AllButton of={of} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
}
