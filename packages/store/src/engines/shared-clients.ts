import { PrismaClient } from '../generated/client.ts'
import { clientDropped } from './give-back.ts'
import { SqliteAdapter } from './sqlite.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

/** How long a transaction waits for another of its world, and how long it may take. */
const transactionOptions = { maxWait: 10_000, timeout: 120_000 }

/** A client of a database file for long use, which `$disconnect` closes. */
export const clientOfFile = (file: string): PrismaClient =>
  new PrismaClient({ adapter: new SqliteAdapter(file), transactionOptions })

/** A Prisma client that works for one connection after another. */
interface SharedClient {
  readonly client: PrismaClient
  readonly adapter: SqliteAdapter
}

/** A client that works for one connection until it is given back. */
interface LentClient {
  readonly db: PrismaClient
  readonly isGivenBack: () => boolean
  /** Code that still uses it gets an error, never another connection's data. */
  readonly giveBack: () => void
  /** Whether it can be taken back now. */
  readonly isSpare: () => boolean
}

/** A world as far as clients matter. */
interface Borrower {
  readonly connection: SqliteConnection
  /** Whether it is idle, so that its client may be taken back. */
  readonly isIdle: () => boolean
}

/** So many clients are made before one is taken back from a world that is not in use. */
const defaultLimit = 4

/**
 * Prisma clients shared by many worlds: creating one takes some 20 ms and 18 MB (its decoded schema), and each compiles
 * every form of query once, whereas switching its connection takes microseconds.
 */
export class SharedClients {
  readonly #limit: number
  readonly #unused: SharedClient[] = []
  /** Longest lent first. */
  readonly #lent = new Set<LentClient>()

  constructor(limit = defaultLimit) {
    this.#limit = limit
  }

  lend(borrower: Borrower): LentClient {
    if (this.#unused.length === 0 && this.#lent.size >= this.#limit) this.#takeBackOne()
    const lent = this.#lentOf(this.#unused.pop() ?? newClient(), borrower)
    this.#lent.add(lent)
    return lent
  }

  /** Called when a world becomes idle: a moment at which many were in use leaves no more clients behind than the limit. */
  takeBackExcess(lent: LentClient): void {
    if (this.#lent.size > this.#limit && lent.isSpare()) lent.giveBack()
  }

  #takeBackOne(): void {
    for (const lent of this.#lent) {
      if (!lent.isSpare()) continue
      lent.giveBack()
      return
    }
  }

  #lentOf(shared: SharedClient, { connection, isIdle }: Borrower): LentClient {
    shared.adapter.connection = connection
    let underWay = 0
    let isGivenBack = false
    const db = shared.client.$extends({
      query: {
        async $allOperations({ args, query }) {
          if (isGivenBack) throw new Error('The world of this database client is closed')
          underWay++
          try {
            return await query(args)
          } finally {
            underWay--
          }
        },
      },
    })
    const isBusy = () => underWay > 0 || connection.inTransaction
    const lent: LentClient = {
      db: db as unknown as PrismaClient, // the extension changes neither models nor results
      isGivenBack: () => isGivenBack,
      isSpare: () => isIdle() && !isBusy(),
      giveBack: () => {
        if (isGivenBack) return
        isGivenBack = true
        this.#lent.delete(lent)
        if (isBusy()) return // pending work fails with its connection; such a client is not reused
        shared.adapter.connection = undefined
        if (this.#lent.size + this.#unused.length < this.#limit) this.#unused.push(shared)
        else {
          void shared.client.$disconnect() // which frees its decoded data
          clientDropped()
        }
      },
    }
    return lent
  }
}

/** Those of this process. */
const sharedClients = new SharedClients()

/** The client of one world: lent when it is first needed, taken back while the world is not in use, and lent again. */
export function clientFor(borrower: Borrower) {
  let lent: LentClient | undefined
  return {
    get db(): PrismaClient {
      if (!lent || lent.isGivenBack()) lent = sharedClients.lend(borrower)
      return lent.db
    },
    giveBack: () => lent?.giveBack(),
    becameIdle: () => lent && sharedClients.takeBackExcess(lent),
  }
}

function newClient(): SharedClient {
  const adapter = new SqliteAdapter()
  return { adapter, client: new PrismaClient({ adapter, transactionOptions }) }
}
