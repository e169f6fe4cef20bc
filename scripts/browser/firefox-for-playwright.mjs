#!/usr/bin/env node
// Debian's Firefox as Playwright drives it, over WebDriver BiDi. Playwright is ahead of the extended-support release: it sets
// media features by a command that Firefox doesn't have yet, and gives up. Commands of this kind that Firefox does not
// know are answered as done; everything else passes unchanged.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const announcement = /^WebDriver BiDi listening on (ws:\/\/\S+)$/

const firefox = spawn(process.env.PORTAL_FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = announcement.exec(line) ?? []
  if (address) announce(address)
  else process.stderr.write(`${line}\n`)
})

/** @param {string} address */
function announce(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const bound = server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('a server that listens has a port')
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${bound.port}\n`)
  })
  server.on('connection', (client, { url = '/' }) => connect(client, address + (url === '/' ? '' : url)))
}

/**
 * @param {WebSocket} client
 * @param {string} address
 */
function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false })
  const opened = new Promise((resolve) => browser.once('open', resolve))
  /** @type {Set<number>} commands that may be missing, by id */
  const cosmetic = new Set()
  client.on('message', async (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method.startsWith('emulation.')) cosmetic.add(id)
    await opened
    browser.send(text)
  })
  browser.on('message', (data) => {
    const text = String(data)
    const { type, id, error } = JSON.parse(text)
    const isMissing = cosmetic.delete(id) && type === 'error' && error === 'unknown command'
    client.send(isMissing ? JSON.stringify({ type: 'success', id, result: {} }) : text)
  })
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
}
