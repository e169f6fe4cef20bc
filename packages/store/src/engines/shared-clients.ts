import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PrismaClient } from '../generated/client.ts'
import type { SqliteConnection } from './sqlite.ts'
import { SqliteAdapter } from './sqlite.ts'

/** A collection takes some 50 ms, so that several connections share one. */
const closedTogether = 16
/** A moment at which many worlds were in use drops many clients, which are collected together. */
const droppedWithinMs = 1000

/** What waits for the next collection. */
const waiting = { closedConnections: 0, isForClients: false }

/**
 * Call after each closed connection. libSQL frees files and memory of a connection when its prepared statements are
 * collected; V8 doesn't know their size, and would wait for hundreds of them.
 */
export function connectionClosed(): void {
  waiting.closedConnections++
  if (waiting.closedConnections === closedTogether) setImmediate(collectGarbage) // once the caller has dropped its reference
}

/** Call after each discarded database client: its decoded data would otherwise stay for minutes. */
function clientDropped(): void {
  if (waiting.isForClients) return
  waiting.isForClients = true
  setTimeout(() => {
    waiting.isForClients = false
    collectGarbage()
  }, droppedWithinMs).unref()
}

/** Long work calls it now and then: V8 would let what the work has dropped grow to hundreds of megabytes first. */
export function collectGarbage(): void {
  waiting.closedConnections = 0
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc') // what the flag makes known to new contexts
  collect()
}

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
