import { describe, expect, it } from 'vitest'
import { bustAddress, bustPage, withoutBust } from './load-marks.ts'

describe('asking for everything again', () => {
  it.each([
    ['/sub-apps/oms/', '/sub-apps/oms/?portal-retry=2'],
    ['./index.js?v=1', './index.js?v=1&portal-retry=2'],
    ['https://host/app#top', 'https://host/app?portal-retry=2#top'],
  ])('changes the address %s, which is known by what it was', (address, busted) => {
    expect(bustAddress(address, '2')).toBe(busted)
    expect(withoutBust(busted)).toBe(address)
  })

  it.each([
    ['<link rel="stylesheet" href="./a.css">', '<link rel="stylesheet" href="./a.css?portal-retry=2">'],
    ['<script defer entry src=./a.js></script>', '<script defer entry src=./a.js?portal-retry=2></script>'],
    ["<script src='/a.js?v=1'></script>", "<script src='/a.js?v=1&portal-retry=2'></script>"],
    ['<script>run("src=1")</script>', '<script>run("src=1")</script>'],
    ['<a href="/x">x</a><img src="/y.png">', '<a href="/x">x</a><img src="/y.png">'],
  ])('changes in a page the scripts and style sheets only: %s', (html, busted) => {
    expect(bustPage(html, '2')).toBe(busted)
  })
})
