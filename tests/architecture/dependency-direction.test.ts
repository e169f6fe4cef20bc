import { describe, expect, test } from 'vitest'
import { allowed, forbidden } from './import-cases.ts'
import { complaintsAbout } from './lint-snippets.ts'

const complaints = complaintsAbout([...forbidden, ...allowed])

describe('what the dependency direction forbids', () => {
  test.each(forbidden)('$file: $code', (snippet) => {
    expect(complaints.get(snippet)).toEqual([snippet.rule])
  })
})

describe('what the dependency direction allows', () => {
  test.each(allowed)('$file: $code', (snippet) => {
    expect(complaints.get(snippet)).toEqual([])
  })
})
