import { expect, test } from 'vitest'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import { placementsOf } from '../placements/placements.ts'
import { anApp } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'

const query = `query PlacementContent(
  $mode: PlacementMode! $placementId: String! $implementationId: String! $previewOptions: PreviewOptions $attributes: JSON!
) {
  placementContent(
    mode: $mode placementId: $placementId implementationId: $implementationId
    previewOptions: $previewOptions attributes: $attributes
  ) { content campaignId callbackData }
}`
const spring = { title: 'Spring', items: [1, null] }
const placements = placementsOf({
  hero: {
    sample: { title: 'A sample' },
    campaigns: [
      { id: 'paused', content: { title: 'Paused' }, active: false },
      { id: 'spring', content: spring, share: 0.8 },
      { id: 'summer', content: { title: 'Summer' } },
    ],
  },
  other: { campaigns: [{ id: 'autumn', content: 'Autumn', share: 0.8 }] },
  bare: {},
})
const visitor = (id: string) => ({ visitor: { id } })

const app = anApp({ configuration: { placements } })

async function ask(variables: object) {
  const all = { mode: 'LIVE', placementId: 'hero', implementationId: 'i1', attributes: visitor('anna'), ...variables }
  const { status, body } = await postJson(app, '/graphql', { query, variables: all })
  return { status, body, answer: body.data?.placementContent, message: body.errors?.[0]?.message }
}

const told = (callbackData: string) => JSON.parse(Buffer.from(callbackData, 'base64url').toString())

test('the first active campaign is returned with its content, its id and its callback data', async () => {
  const { status, answer } = await ask({ previewOptions: null, attributes: visitor('v1') })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ content: spring, campaignId: 'spring' })
  expect(told(answer.callbackData)).toEqual({
    placementId: 'hero',
    implementationId: 'i1',
    campaignId: 'spring',
    visitorId: 'v1',
    group: 'CONTENT',
  })
})

const nothing = { content: null, campaignId: null, callbackData: null }

test.each([
  ['no campaign gives nothing', { placementId: 'bare' }, nothing],
  ['SAMPLE gives the sample', { mode: 'SAMPLE' }, { ...nothing, content: { title: 'A sample' } }],
  ['NULL gives nothing', { mode: 'NULL' }, nothing],
  [
    'a preview of no campaign that exists gives nothing',
    { mode: 'PREVIEW', previewOptions: { campaignId: 'x' } },
    nothing,
  ],
])('%s', async (_, variables, expected) => {
  expect((await ask(variables)).answer).toEqual(expected)
})

test('PREVIEW shows the requested campaign, even when it is not active', async () => {
  const { answer } = await ask({ mode: 'PREVIEW', previewOptions: { experienceId: 'e', campaignId: 'paused' } })
  expect(answer).toMatchObject({ content: { title: 'Paused' }, campaignId: 'paused' })
})

test.each([
  ['attributes.visitor.id is missing', { attributes: {} }],
  ['attributes.visitor.id is missing', { attributes: { visitor: { id: '' } } }],
  ['attributes.visitor.id is missing', { attributes: { visitor: { id: 7 } } }],
  ['attributes', { attributes: null }],
  ['"SHOW"', { mode: 'SHOW' }],
  ['previewOptions make no sense in mode LIVE', { previewOptions: { demoMode: true } }],
  ['an experienceId but no campaignId', { mode: 'PREVIEW', previewOptions: { experienceId: 'e' } }],
] as [string, object][])(
  '[SV-19] the request is refused with 422 and a message that says %s',
  async (message, variables) => {
    const asked = await ask(variables)
    expect(asked.message).toContain(message)
    expect(asked.status).toBe(422)
  },
)

test('[SV-19] an unknown placement gives 200 with the error', async () => {
  const { status, message } = await ask({ placementId: 'nowhere' })
  expect([status, message]).toEqual([200, 'Placement not found'])
})

test('[SV-20] visitors are split stably, by the share, and independently of other campaigns; the control group gets callback data for measurement', async () => {
  const groups = { both: 0, first: 0, second: 0 }
  for (let n = 0; n < 1000; n++) {
    const attributes = visitor(`visitor-${n}`)
    const { answer } = await ask({ attributes })
    const again = await ask({ attributes })
    expect(again.answer).toEqual(answer)
    const other = (await ask({ placementId: 'other', attributes })).answer
    const isContent = answer.content !== null
    expect(told(answer.callbackData).group).toBe(isContent ? 'CONTENT' : 'CONTROL')
    expect(answer.campaignId).toBe('spring')
    groups.first += Number(isContent)
    groups.second += Number(other.content !== null)
    groups.both += Number(isContent && other.content !== null)
  }
  // Four standard deviations of 1,000 samples are 51 at 0.8 and 61 at 0.64.
  expect(Math.abs(groups.first - 800)).toBeLessThan(51)
  expect(Math.abs(groups.second - 800)).toBeLessThan(51)
  expect(Math.abs(groups.both - 640)).toBeLessThan(61)
})

test('[SV-20] [EX-06] an experience with the same id as the campaign divides the same visitors differently', async () => {
  const seen = { variation: 0, both: 0 }
  for (let n = 0; n < 1000; n++) {
    const id = `visitor-${n}`
    // Selects the visitors whom the script puts into the last fifth of an experience `spring`.
    if (hashMurmur3(`${id}:spring`) / 2 ** 32 < 0.8) continue
    seen.variation++
    seen.both += Number((await ask({ attributes: visitor(id) })).answer.content !== null)
  }
  expect(seen.variation).toBeGreaterThan(150)
  expect(Math.abs(seen.both / seen.variation - 0.8)).toBeLessThan(0.12)
})

test('[SV-20] previewOptions.group overrides the split', async () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const attributes = visitor(`visitor-${n}`)
    const asGroup = (group: string) =>
      ask({ mode: 'PREVIEW', previewOptions: { campaignId: 'spring', group }, attributes })
    expect((await asGroup('CONTROL')).answer).toMatchObject({ content: null, campaignId: 'spring' })
    expect((await asGroup('CONTENT')).answer.content).toEqual(spring)
  }
  expect(
    told(
      (await ask({ mode: 'PREVIEW', previewOptions: { campaignId: 'spring', group: 'CONTROL' } })).answer.callbackData,
    ).group,
  ).toBe('CONTROL')
})
