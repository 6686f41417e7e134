import { expect, test } from './demo.ts'
import { buildPage, openBuilt, reactVersions } from './slots/build-page.ts'

type Side = 'ours' | 'theirs'
type SlotsWindow = {
  play(wrapper: Side, a: Side, b: Side): Promise<unknown[]>
  playNothing(wrapper: Side, side: Side): Promise<unknown[]>
}

const meetings: [wrapper: Side, a: Side, b: Side][] = [
  ['theirs', 'ours', 'ours'],
  ['theirs', 'ours', 'theirs'],
  ['theirs', 'theirs', 'ours'],
  ['ours', 'ours', 'theirs'],
  ['ours', 'theirs', 'ours'],
  ['ours', 'theirs', 'theirs'],
]

for (const version of reactVersions) {
  test(`[SL-11] with React ${version} the public package and this one share a slot, as the shop's wrapper or as an experience; a render function that returns nothing keeps the shop's own content, and code that waits for React gets it`, async ({
    page,
  }) => {
    const built = await buildPage(version)
    const shop = 'shop 1 shop 2 '
    for (const meeting of meetings) {
      await openBuilt(page, built)
      const trace = await page.evaluate((sides) => (window as unknown as SlotsWindow).play(...sides), meeting)
      expect(trace, meeting.join(', ')).toEqual([
        expect.stringMatching(/^[ab] is called$/),
        expect.stringMatching(/^[ab] is called$/),
        [shop, undefined, 2],
        ['by a by a ', 'a', 2],
        'b is refused',
        [shop, undefined, 2],
        ['b: shop 1 b: shop 2 ', 'b', 2],
        ['', 'b', 0],
        ['b: shop 1 b: shop 2 ', 'b', 2],
        [shop, undefined, 2],
      ])
    }
    const pairs: [wrapper: Side, side: Side][] = [
      ['ours', 'ours'],
      ['ours', 'theirs'],
      ['theirs', 'ours'],
    ]
    for (const pair of pairs) {
      await openBuilt(page, built)
      const trace = await page.evaluate((sides) => (window as unknown as SlotsWindow).playNothing(...sides), pair)
      expect(trace, `nothing drawn: ${pair.join(', ')}`).toEqual([
        true,
        ...['undefined', 'null', 'false'].flatMap((name) => ['new rest', `${name}: shop rest`]),
        ['shop rest', undefined, 1],
      ])
    }
    built.remove()
  })
}
