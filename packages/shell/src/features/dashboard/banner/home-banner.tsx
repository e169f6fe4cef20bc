import type { Id } from '@portal/protocol/rules/ids'
import type { ReactNode } from 'react'
import { TileWall } from '../../../lib/ui/tile-wall.tsx'
import { GreetingCard } from './greeting-card.tsx'
import styles from './home-banner.module.css'
import { PageTiles } from './page-tiles.tsx'

interface HomeBannerProps {
  readonly userId: Id
  /** In ms. */
  readonly now: number
  /** The button that customises the page. */
  readonly customise: ReactNode
}

/** The top of the home page: greeting and quick links, on the company's wall of tiles. */
export function HomeBanner({ userId, now, customise }: HomeBannerProps) {
  return (
    <div className={styles.banner}>
      <TileWall className={styles.wall} side={44} />
      <GreetingCard now={now} />
      <PageTiles userId={userId} />
      <div className={styles.customise}>{customise}</div>
    </div>
  )
}
