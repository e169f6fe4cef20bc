import { useTranslation } from 'react-i18next'
import { type FavouritePage, useFavourites } from '../../../../menu/favourites.ts'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { findMenuPage, findSystem } from '../../../../menu/menu-tree.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { StarButton } from '../../card/star-button.tsx'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useHomeMenus } from '../../home-context.ts'
import type { WidgetProps } from '../widget-props.ts'

/**
 * The row of a pressed star is about to go: the next star gets the focus that the pressed one has, or the one before,
 * or, after the last, the button that refreshes the card.
 */
function passFocusOn(): void {
  const row = document.activeElement?.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const heir = neighbour
    ? neighbour.querySelector<HTMLElement>('[data-favourite]')
    : row?.closest('section')?.querySelector('button')
  heir?.focus()
}

/** The pages that the user keeps at hand. */
export function FavouritesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { query, remove } = useFavourites()

  function giveUp(favourite: FavouritePage) {
    passFocusOn()
    remove(favourite)
  }

  return (
    <WidgetCard
      title={t('titles.favourites')}
      widget={widget}
      query={query}
      isEmpty={({ length }) => length === 0}
      empty={t('favourites.none')}
    >
      {(favourites) => (
        <RowList>
          {favourites.map((one) => (
            <FavouriteRow key={one.menuId} favourite={one} onRemove={() => giveUp(one)} />
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
  const system = findSystem(useHomeMenus(), favourite.systemCode)
  const groups = findMenuPage(system?.menuList ?? [], favourite.menuId)?.groups ?? []
  return (
    <ListRow
      title={favourite.menuName}
      meta={[system?.systemName ?? favourite.systemCode, groups.at(-1)?.menuName]}
      onOpen={() => openMenu(favourite.systemCode, favourite)}
      end={<StarButton name={favourite.menuName} isFavourite onToggle={onRemove} />}
    />
  )
}
