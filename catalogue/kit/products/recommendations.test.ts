import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlacementCallback } from '../../../script/placements/callback.ts'
import { createTells } from '../../../script/placements/create-tells.ts'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import type { Scope } from '../run/scope.ts'
import { fetchRecommendations } from './recommendations.ts'

type See = (entries: { target: object; intersectionRatio: number }[]) => void
let see: See

beforeEach(() => {
  vi.useFakeTimers()
  const observer = function (this: object, seen: See) {
    see = seen
    Object.assign(this, { observe() {}, unobserve() {}, disconnect() {} })
  }
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Cards of a placement that are all seen and used, and the callbacks that go out for it; `tells` as its mode has them. */
async function seenAndUsed(callbackData: string | null, ids: unknown[]) {
  const callbacks: PlacementCallback[] = []
  const add = (callback: PlacementCallback) => void callbacks.push(callback)
  const tells = createTells({ callbackData, now: () => 0, count() {}, warn() {}, add })
  const content = ids.map((id) => aFeedItem({ id }))
  const options = {
    placement: async () => ({ content, ...tells }),
    getAttributes: () => ({}),
    log: { warn() {} },
  }
  const signal = new AbortController().signal
  const scope = { options, signal, name: 'test', onRemove() {}, exposure: anyExposure } as unknown as Scope<object>
  const feed = await fetchRecommendations(scope, 'row')
  for (const { id } of feed?.cards() ?? []) {
    const target = {}
    feed?.watch(target as Element, id)
    see([{ target, intersectionRatio: 0.5 }])
  }
  vi.advanceTimersByTime(100)
  for (const { id } of feed?.cards() ?? []) feed?.onUse(id)
  return callbacks.map(({ kind, products }) => [kind, ...products])
}

test('[SHR-06.6] only ids that are non-empty strings are reported', async () => {
  expect(await seenAndUsed('data', ['a', '', undefined, null, 'b'])).toEqual([
    ['impression', 'a', 'b'],
    ['clickthrough', 'a'],
    ['clickthrough', 'b'],
  ])
})

test('[SHR-06.6] in sample or null mode, which has no callback data or no content, nothing is reported', async () => {
  expect(await seenAndUsed(null, ['a', 'b'])).toEqual([])
  expect(await seenAndUsed(null, [])).toEqual([])
})
