import { describe, expect, it } from 'vitest'
import { misbehavioursOf } from './kinds.ts'

describe('misbehaviour', () => {
  it.each([
    ['/home', []],
    ['/home?misbehave=', []],
    ['/home?misbehave=throw-mount', ['throw-mount']],
    ['/home?x=1&misbehave=globals,unheard-of,styles', ['globals', 'styles']],
    ['/home?misbehave=toString', []],
  ])('is what %s asks for', (path, kinds) => {
    expect(misbehavioursOf(path)).toEqual(kinds)
  })
})
