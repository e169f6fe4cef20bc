import { describe, expect, it, vi } from 'vitest'
import { guardConnections } from './connections.ts'

function withConnections() {
  const open = new Set<string>()
  const onLeft = vi.fn()
  class WebSocket {
    readyState = 1
    readonly url: string
    constructor(url: string) {
      this.url = url
      open.add(url)
    }
    close() {
      this.readyState = 2
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
  const guard = guardConnections({ surroundings: { WebSocket, Worker }, onLeft })
  const connect = (kind: 'WebSocket' | 'Worker', url: string) =>
    Reflect.construct(guard.classes[kind] ?? Object, [url])
  return { guard, connect, open, WebSocket, onLeft }
}

describe('connections of a page', () => {
  it.each(['WebSocket', 'Worker'] as const)('of the kind %s are closed with it', (kind) => {
    const { guard, connect, open } = withConnections()
    guard.begin()
    connect(kind, 'orders')
    expect([...open]).toEqual(['orders'])
    guard.end()
    expect([...open]).toEqual([])
  })

  it.each([
    ['is open', 1, () => {}],
    ['was closed by the page', 0, (socket: WebSocket) => socket.close()],
    ['was closed by the server', 0, (socket: WebSocket) => Object.assign(socket, { readyState: 3 })],
  ] as const)('leave something when one %s: %i', (_state, times, happen) => {
    const { guard, connect, onLeft } = withConnections()
    guard.begin()
    happen(connect('WebSocket', 'orders'))
    guard.end()
    expect(onLeft).toHaveBeenCalledTimes(times)
  })

  it('of the kind Worker leave nothing once they were terminated', () => {
    const { guard, connect, onLeft } = withConnections()
    guard.begin()
    connect('Worker', 'sums').terminate()
    guard.end()
    expect(onLeft).not.toHaveBeenCalled()
  })

  it('cannot be opened after it', () => {
    const { guard, connect, open, WebSocket } = withConnections()
    guard.begin()
    guard.end()
    expect(connect('WebSocket', 'late')).toBeInstanceOf(WebSocket)
    expect([...open]).toEqual([])
  })

  it('of the scripts are closed with the instance', () => {
    const { guard, connect, open } = withConnections()
    connect('WebSocket', 'shared')
    guard.begin()
    connect('Worker', 'own')
    guard.endForGood()
    expect([...open]).toEqual([])
  })

  it('of the kind MessageChannel stay open until then', () => {
    const close = vi.fn()
    const guard = guardConnections({
      surroundings: {
        MessageChannel: class {
          readonly port1 = { close }
        },
      },
    })
    guard.begin()
    Reflect.construct(guard.classes.MessageChannel ?? Object, [])
    guard.end()
    expect(close).not.toHaveBeenCalled()
    guard.endForGood()
    expect(close).toHaveBeenCalledOnce()
  })

  it('of the scripts stay open for the next one', () => {
    const { guard, connect, open } = withConnections()
    connect('WebSocket', 'shared')
    guard.begin()
    connect('WebSocket', 'own')
    guard.end()
    expect([...open]).toEqual(['shared'])
  })
})
