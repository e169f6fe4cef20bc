import { useTranslation } from 'react-i18next'
import { type FavouritePage, favouriteKey, useFavourites } from '../../../../menu/favourites.ts'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { findSystem, pageOfKey } from '../../../../menu/menu-tree.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { StarButton } from '../../card/star-button.tsx'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useHomeMenus } from '../../home-context.ts'
import type { WidgetProps } from '../widget-props.ts'

/**
 * The row of a pressed star disappears: the next star gets the focus, or the previous one, or, after the last, the
 * refresh button.
 */
function passFocusOn(): void {
  const row = document.activeElement?.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const heir = neighbour
    ? neighbour.querySelector<HTMLElement>('[data-favourite]')
    : row?.closest('section')?.querySelector('button')
  heir?.focus()
}

/** The user's favourite pages. */
export function FavouritesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { query, remove } = useFavourites()

  function giveUp(favourite: FavouritePage) {
    passFocusOn()
    remove(favourite)
  }

  return (
    <WidgetCard
      widget={widget}
      query={query}
      isEmpty={({ length }) => length === 0}
      empty={t('favourites.none')}
    >
      {(favourites) => (
        <RowList>
          {favourites.map((one) => (
            <FavouriteRow key={favouriteKey(one)} favourite={one} onRemove={() => giveUp(one)} />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}

interface FavouriteRowProps {
  readonly favourite: FavouritePage
  readonly onRemove: () => void
}

function FavouriteRow({ favourite, onRemove }: FavouriteRowProps) {
  const { openMenu } = useMenuNavigation()
  const systems = useHomeMenus()
  const system = findSystem(systems, favourite.systemCode)
  const groups = pageOfKey(systems, favouriteKey(favourite))?.groups ?? []
  return (
    <ListRow
      title={favourite.menuName}
      meta={[system?.systemName ?? favourite.systemCode, groups.at(-1)?.menuName]}
      onOpen={() => openMenu(favourite.systemCode, favourite)}
      end={<StarButton name={favourite.menuName} isFavourite onToggle={onRemove} />}
    />
  )
}
