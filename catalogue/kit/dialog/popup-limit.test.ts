import { expect, test } from 'vitest'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { popupLimit } from './popup-limit.ts'

/** A visitor with these cookies, on a page load of its own; `keeps` says whether cookies can be written. */
function aLimit({ xpName = 'offer', cookies = {}, keeps = true }: Partial<Facts>) {
  const jar = new Map(Object.entries(cookies))
  const lines: string[] = []
  const options = {
    cookies: {
      get: (name: string) => jar.get(name),
      set: (name: string, value: string) => keeps && jar.set(name, value),
    },
    log: { warn: (line: string) => lines.push(line) },
  } as unknown as ExperienceOptions
  return {
    limit: popupLimit(options, 'product/popup', xpName),
    again: () => popupLimit(options, 'x', xpName),
    jar,
    lines,
  }
}

type Facts = { xpName: string; cookies: Record<string, string>; keeps: boolean }

test.each([
  ['2', 2],
  ['0', 0],
  ['', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['two', 0],
])('[SHR-11.3] a cookie with the value %j counts as %d', (text, count) => {
  const { limit, jar } = aLimit({ cookies: { qb_offer: text, qb_offer_closed: text } })
  expect([limit?.mayShow(count), limit?.mayShow(count + 1)]).toEqual([false, true])
  limit?.countShown()
  limit?.countClosed()
  expect(Object.fromEntries(jar)).toEqual({ qb_offer: String(count + 1), qb_offer_closed: String(count + 1) })
})

test.each([
  ...['permanent', 'session', 'generic', 'activations', 'sync_status', 'sync status', 'locale_session', 'preview'],
  ...['bounce_offers', 'test', 'dnt', 'dnt_ext', 'offer_closed', 'offer closed'],
])('[SHR-11.5] the name %j counts as missing and is logged once', (xpName) => {
  const { limit, lines } = aLimit({ xpName })
  expect(limit).toBe(undefined)
  expect(lines).toEqual([expect.stringContaining(`product/popup: xpName ${xpName} is missing`)])
})

test('other characters in a name are replaced by underscores', () => {
  const { limit, jar } = aLimit({ xpName: 'spring offer!' })
  limit?.countShown()
  expect(Object.fromEntries(jar)).toEqual({ qb_spring_offer_: '1' })
})

test('a popup whose count cannot be stored is shown once per page load', () => {
  const { limit, again } = aLimit({ keeps: false })
  expect(limit?.mayShow(5)).toBe(true)
  limit?.countShown()
  expect([limit?.mayShow(5), again()?.mayShow(5)]).toEqual([false, false])
})
