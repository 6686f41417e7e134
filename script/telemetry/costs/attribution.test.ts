import { expect, test } from 'vitest'
import { mostCosts } from '../../../contract/experience-costs.ts'
import { createChangeLog, type PageChange } from './change-log.ts'
import { type CodeSpan, createTurns, overlapsWith } from './code-turns.ts'
import { sumCosts } from './cost-sums.ts'
import { experienceOfFile, shareLongFrame } from './share-long-frame.ts'
import { type Reach, shareShift } from './share-shift.ts'

/** A change at a place; the first letter of the place says how surely it moves things. */
const changeBy = (by: string | undefined, place: string, isStyle = false): PageChange<string> => ({
  by,
  place,
  isNew: true,
  isStyle,
})
const reachOf = ({ place }: PageChange<string>): Reach =>
  place.startsWith('above') ? 'sure' : place.startsWith('centred') ? 'possible' : 'none'
const sharesOf = (changes: PageChange<string>[], moved: (string | undefined)[] = ['main']) =>
  Object.fromEntries(
    shareShift(
      moved.map((each, at) => ({ moved: each, area: at + 1 })),
      changes,
      reachOf,
    ),
  )
const page = String(undefined)

test('[BD-07] a shift is caused by who changed something before what moved, not by who changed something elsewhere', () => {
  expect(sharesOf([changeBy('banner', 'above'), changeBy('badge', 'below')])).toEqual({ banner: 1 })
  expect(sharesOf([changeBy('badge', 'below')])).toEqual({ [page]: 1 })
  expect(sharesOf([])).toEqual({ [page]: 1 })
})

test('[BD-07] several who changed something before it in the same frame share equally, the page among them', () => {
  const changes = [changeBy('banner', 'above 1'), changeBy('banner', 'above 2'), changeBy(undefined, 'above 3')]
  expect(sharesOf(changes)).toEqual({ banner: 0.5, [page]: 0.5 })
})

test('[BD-07] centring counts only when nobody changed something before it, and style sheets only when nobody changed a place', () => {
  const style = changeBy('styled', '', true)
  const centred = changeBy('logo', 'centred')
  expect(sharesOf([style, centred, changeBy('banner', 'above')])).toEqual({ banner: 1 })
  expect(sharesOf([style, centred])).toEqual({ logo: 1 })
  expect(sharesOf([style])).toEqual({ styled: 1 })
})

test('[BD-07] what moved counts by its area, and what is gone does not count', () => {
  const byMoved = ({ place }: PageChange<string>, moved: string): Reach => (place === moved ? 'sure' : 'none')
  const shares = shareShift(
    [
      { moved: 'small', area: 100 },
      { moved: 'large', area: 300 },
      { moved: undefined, area: 9000 },
    ],
    [changeBy('one', 'small'), changeBy('other', 'large')],
    byMoved,
  )
  expect(Object.fromEntries(shares)).toEqual({ one: 0.25, other: 0.75 })
  expect(sharesOf([changeBy('banner', 'above')], [undefined])).toEqual({ [page]: 1 })
})

test('[BD-07] a change is drawn with the next frame only, and no frame is asked for once all changes are drawn', () => {
  const waiting: ((time: number) => void)[] = []
  let frameTime = 0
  const log = createChangeLog<string>({ frameTime: () => frameTime, onFrame: (task) => void waiting.push(task) })
  const drawFrame = (time: number) => {
    frameTime = time
    for (const task of waiting.splice(0)) task(time)
  }
  const drawn = (time: number) => log.drawnAt(time).map(({ by }) => by)
  log.add(changeBy('banner', 'above'))
  drawFrame(16)
  // After layout, as a node that has grown.
  log.add(changeBy('picture', 'grown'), true)
  expect([drawn(16), drawn(21)]).toEqual([
    ['banner', 'picture'],
    ['banner', 'picture'],
  ])
  log.add(changeBy('late', 'above'))
  drawFrame(32)
  expect(drawn(32)).toEqual(['late'])
  drawFrame(48)
  expect([drawn(48), waiting.length]).toEqual([[], 0])
  // While a frame is drawn: its shift comes after the change, and the change is over with it.
  log.add(changeBy('within', 'above'))
  expect(drawn(48)).toEqual(['within'])
  drawFrame(64)
  expect(drawn(64)).toEqual([])
  drawFrame(80)
  expect([drawn(80), waiting.length]).toEqual([[], 0])
})

test('[BD-07] a shift just before the next frame is that of the frame before, whatever clocks are rounded to', () => {
  const waiting: ((time: number) => void)[] = []
  const log = createChangeLog<string>({ frameTime: () => 0, onFrame: (task) => void waiting.push(task) })
  const drawFrame = (time: number) => {
    for (const task of waiting.splice(0)) task(time)
  }
  log.add(changeBy('banner', 'above'))
  drawFrame(16)
  drawFrame(32)
  const drawn = (time: number) => log.drawnAt(time).map(({ by }) => by)
  expect([drawn(15.5), drawn(31.5), drawn(32)]).toEqual([['banner'], ['banner'], []])
})

function someTurns() {
  let time = 0
  const settled: (string | undefined)[] = []
  const later: (() => void)[] = []
  const spans: CodeSpan[] = []
  const turns = createTurns(
    { now: () => time, later: (task) => void later.push(task), settle: (by) => void settled.push(by) },
    (span) => spans.push(span),
  )
  const pass = (ms: number) => {
    time += ms
  }
  return { turns, settled, later, spans, pass }
}

test('[BD-07] code that another experience calls counts for the one called, also when it throws', () => {
  const { turns, settled, spans, pass } = someTurns()
  const callInner = () =>
    turns.runAs('inner', () => {
      pass(5)
      throw new Error('broken')
    })
  turns.runAs('outer', () => {
    pass(10)
    expect(callInner).toThrow('broken')
    expect(turns.findOwner()).toBe('outer')
    pass(1)
  })
  expect(spans.map(({ by, from, to }) => [by, to - from])).toEqual([
    ['outer', 10],
    ['inner', 5],
    ['outer', 1],
  ])
  expect(settled).toEqual([undefined, 'outer', 'inner', 'outer'])
  expect(turns.findOwner()).toBe(undefined)
})

test('[BD-07] who says that it changes the page has the turn until the code that is running has ended', () => {
  const { turns, settled, later } = someTurns()
  turns.claim('late')
  turns.claim('late')
  expect(turns.findOwner()).toBe('late')
  for (const task of later) task()
  expect(turns.findOwner()).toBe(undefined)
  expect(settled).toEqual([undefined, 'late'])
})

test('[BD-07] a long frame is divided by measured time and by the file of one experience; the rest is the page’s', () => {
  const spans = [
    { by: 'banner', from: 90, to: 130 },
    { by: 'late', from: 300, to: 400 },
  ]
  const scripts = [
    { from: 100, to: 130, file: 'https://shop.test/instep/every-page-12345678.js' },
    { from: 140, to: 180, file: 'https://shop.test/instep/experience-own-12345678.js' },
    { from: 180, to: 190, file: 'https://shop.test/shop.js' },
  ]
  const shares = shareLongFrame({ from: 100, to: 200, scripts }, spans, (file) => experienceOfFile(file, ['own']))
  expect(Object.fromEntries(shares)).toEqual({ banner: 30, own: 40, [page]: 30 })
  expect(overlapsWith(spans, { from: 0, to: 90 })).toEqual(new Map())
})

test.each([
  ['https://shop.test/instep/experience-low-stock-aB_-5678.js?v=1', 'low-stock'],
  ['/instep/experience-low-aB_-5678.js', 'low'],
  ['/instep/experiences-low-aB_-5678.js', undefined],
  ['/instep/experience-low-stock-2-aB_-5678.js', undefined],
  ['', undefined],
])('[BD-07] the file %s is that of %s', (address, id) => {
  expect(experienceOfFile(address, ['low', 'low-stock'])).toBe(id)
})

test('[BD-07] the event has the costliest experiences and only what the browser reports', () => {
  const sums = sumCosts(new Set(['shift', 'codeMs']))
  for (let at = 0; at <= mostCosts; at++) sums.ran(`free-${at}`)
  sums.add('banner', 'shift', 0.1)
  sums.add('banner', 'shift', 0.02345)
  sums.raise('banner', 'interactionMs', 80)
  sums.add(undefined, 'shift', 0.3)
  const { experiences, page: rest } = sums.tell()
  expect(experiences).toHaveLength(mostCosts)
  expect(experiences.slice(0, 2)).toEqual([
    { experienceId: 'banner', shift: 0.1235, codeMs: 0 },
    { experienceId: 'free-0', shift: 0, codeMs: 0 },
  ])
  expect(rest).toEqual({ shift: 0.3 })
  expect(sums.of('never ran')).toBe(undefined)
})
