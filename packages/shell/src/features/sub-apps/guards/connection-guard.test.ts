import { describe, expect, it, vi } from 'vitest'
import { guardConnections } from './live-objects.ts'

function setUp() {
  const open = new Set<string>()
  class WebSocket {
    readonly url: string
    constructor(url: string) {
      this.url = url
      open.add(url)
    }
    close() {
      open.delete(this.url)
    }
  }
  class Worker {
    readonly url: string
    constructor(url: string) {
      this.url = url
      open.add(url)
    }
    terminate() {
      open.delete(this.url)
    }
  }
  const guard = guardConnections({ WebSocket, Worker })
  const connect = (kind: 'WebSocket' | 'Worker', url: string) =>
    Reflect.construct(guard.classes[kind] ?? Object, [url])
  return { guard, connect, open, WebSocket }
}

describe('connections of a page', () => {
  it.each(['WebSocket', 'Worker'] as const)('of the kind %s are closed with it', (kind) => {
    const { guard, connect, open } = setUp()
    guard.begin()
    connect(kind, 'orders')
    expect([...open]).toEqual(['orders'])
    guard.end()
    expect([...open]).toEqual([])
  })

  it('cannot be opened after it', () => {
    const { guard, connect, open, WebSocket } = setUp()
    guard.begin()
    guard.end()
    expect(connect('WebSocket', 'late')).toBeInstanceOf(WebSocket)
    expect([...open]).toEqual([])
  })

  it('of the scripts are closed when no page of theirs comes any more', () => {
    const { guard, connect, open } = setUp()
    connect('WebSocket', 'shared')
    guard.begin()
    connect('Worker', 'own')
    guard.endForGood()
    expect([...open]).toEqual([])
  })

  it('of the kind MessageChannel stay until then, whoever made them', () => {
    const { port1, port2 } = { port1: { close: vi.fn() }, port2: {} }
    const guard = guardConnections({
      MessageChannel: class {
        readonly port1 = port1
        readonly port2 = port2
      },
    })
    guard.begin()
    Reflect.construct(guard.classes.MessageChannel ?? Object, [])
    guard.end()
    expect(port1.close).not.toHaveBeenCalled()
    guard.endForGood()
    expect(port1.close).toHaveBeenCalledOnce()
  })

  it('of the scripts stay for the next one', () => {
    const { guard, connect, open } = setUp()
    connect('WebSocket', 'shared')
    guard.begin()
    connect('WebSocket', 'own')
    guard.end()
    expect([...open]).toEqual(['shared'])
  })
})
