import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { checkSite } from './check-site.ts'

function pathsOf(...args: Parameters<typeof aSite>): string[] {
  return checkSite(aSite(...args)).map(({ path }) => path)
}

test('a good site has nothing wrong', () => {
  expect(checkSite(aSite())).toEqual([])
})

test.each([
  [{ propertyId: 'a b' }, ['propertyId']],
  [{ trackingId: '' }, ['trackingId']],
  [{ domains: [] }, ['domains']],
  [{ endpoints: {} }, ['endpoints']],
  [{ anchors: { header: 'header', heder: 'x' } as never }, ['anchors.heder']],
])('%j is wrong at %j', (change, paths) => {
  expect(pathsOf({ experiences: [], ...change })).toEqual(paths)
})

test.each<[sources: unknown, paths: string[]]>([
  [{ ga4: true, segment: true, jsonLd: true }, []],
  [{ ga4: { dataLayer: 'shopLayer', when: 'html' } }, []],
  [{ ga3: true }, ['sources.ga3']],
  [{ toString: true }, ['sources.toString']],
  [{ ga4: false }, ['sources.ga4']],
  [{ segment: {} }, ['sources.segment']],
  [{ ga4: { dataLayer: 7, name: 'shopLayer' } }, ['sources.ga4.dataLayer', 'sources.ga4.name']],
])('sources %j are wrong at %j', (sources, paths) => {
  expect(pathsOf({ experiences: [], sources: sources as never })).toEqual(paths)
})

test('an anchor that an experience needs must have a selector', () => {
  expect(checkSite(aSite({ anchors: {} }))).toEqual([
    { path: 'anchors.header', problem: 'is needed by offers', remedy: 'give its selector' },
  ])
})

test('content is checked by the schema of its template, to the field', () => {
  const content = { messages: [{ title: 'A', isBold: 'very' }], colour: 'red' } as never
  const [experience] = aSite().experiences
  expect(pathsOf({ experiences: [{ ...experience, content } as never] })).toEqual(
    expect.arrayContaining(['experiences[0] offers content/messages/0/isBold', 'experiences[0] offers content/colour']),
  )
})

test('an id used twice, a share beyond 1 and a template that does not exist are named', () => {
  const [experience] = aSite().experiences
  expect(pathsOf({ experiences: [experience as never, { ...experience, share: 2 } as never] })).toEqual([
    'experiences',
    'experiences[1] offers share',
  ])
  expect(pathsOf({ experiences: [{ ...experience, template: 'global/nothing' } as never] })).toEqual([
    'experiences[0] offers',
  ])
})
