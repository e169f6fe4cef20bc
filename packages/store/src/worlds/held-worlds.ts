import { type Lease, OpenWorlds } from './open-worlds.ts'
import type { OpenedWorld } from './world.ts'
import { parseWorldName } from './world-name.ts'

/** The worlds that a store has open, by the names that people write: lent for a piece of work, or held until let go. */
export class HeldWorlds extends OpenWorlds {
  readonly #held = new Map<string, Lease>()

  override async lease(input: string): Promise<Lease> {
    return super.lease(parseWorldName(input))
  }

  /** The present state of a world, which stays open until it is let go. */
  async world(input: string): Promise<OpenedWorld> {
    const found = await this.lease(input)
    const known = this.#held.get(found.world.name)
    if (known?.world === found.world) found.release()
    else this.#held.set(found.world.name, found)
    return found.world
  }

  async using<Result>(name: string, work: (world: OpenedWorld) => Promise<Result>): Promise<Result> {
    const { world, release } = await this.lease(name)
    return work(world).finally(release)
  }

  /** Closes the world of a name as soon as nobody works with it. */
  letGo(name: string): void {
    this.retire(name)
    this.#held.get(name)?.release()
    this.#held.delete(name)
  }
}
