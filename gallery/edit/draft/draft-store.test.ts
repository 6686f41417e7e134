import { expect, test } from 'vitest'
import { createDrafts, draftMs, mostDrafts } from './draft-store.ts'

const aDraft = (title: string) => ({ experienceId: 'offers', content: { title } })

test('[SHOP-114] a draft is kept for an hour', () => {
  let now = 1000
  const drafts = createDrafts(() => now)
  const token = drafts.keep(aDraft('A'))
  now += draftMs - 1
  expect(drafts.find(token)).toMatchObject(aDraft('A'))
  now += 1
  expect(drafts.find(token)).toBeUndefined()
})

test('[SHOP-114] the oldest drafts make way for new ones', () => {
  const drafts = createDrafts(() => 1000)
  const tokens = Array.from({ length: mostDrafts + 2 }, (_, at) => drafts.keep(aDraft(String(at))))
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.filter((token) => !drafts.find(token))).toEqual(tokens.slice(0, 2))
})
