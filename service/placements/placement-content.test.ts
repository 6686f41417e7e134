import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { type Group, readCallbackData } from './callback-data.ts'
import { type PlacementQuestion, placementContent } from './placement-content.ts'
import { placementsOf } from './placements.ts'

const question: PlacementQuestion = {
  mode: 'LIVE',
  placementId: 'hero',
  implementationId: 'i',
  attributes: { visitor: { id: 'ann' } },
}

/** A placement with one campaign for a share of the visitors, of whom Ann was in a group before. */
async function aPlacement(share: number, { before, isActive = true }: { before?: Group; isActive?: boolean } = {}) {
  const { campaigns } = sqliteStorage(':memory:')
  const participant = { trackingId: 'shop', placementId: 'hero', campaignId: 'c', visitorId: 'ann' }
  if (before) await campaigns.deliver({ ...participant, group: before }, 1)
  const campaign = { id: 'c', content: { title: 'Spring' }, share, active: isActive }
  const placements = placementsOf({ hero: { trackingId: 'shop', sample: 'A sample', campaigns: [campaign] } })
  return (parts: Partial<PlacementQuestion> = {}) =>
    placementContent({ ...question, ...parts }, { placements, storage: { campaigns } as never })
}
const groupIn = async (ask: Awaited<ReturnType<typeof aPlacement>>, parts?: Partial<PlacementQuestion>) =>
  (await ask(parts)).decision?.group

test('[SV-20] a visitor stays in the group in which they were counted, as long as there are two', async () => {
  for (const before of ['CONTENT', 'CONTROL'] as const) {
    for (const share of [0.001, 0.999]) expect(await groupIn(await aPlacement(share, { before }))).toBe(before)
    expect(await groupIn(await aPlacement(0, { before }))).toBe('CONTROL')
    expect(await groupIn(await aPlacement(1, { before }))).toBe('CONTENT')
  }
  expect(await groupIn(await aPlacement(0))).toBe('CONTROL')
})

test('[SV-20] the group of a preview is the one that it asks for', async () => {
  const ask = await aPlacement(0.5, { before: 'CONTENT' })
  const previewOptions = { campaignId: 'c', group: 'CONTROL' } as const
  expect(await groupIn(ask, { mode: 'PREVIEW', previewOptions })).toBe('CONTROL')
  expect(await groupIn(ask, { mode: 'PREVIEW' })).toBe('CONTENT')
})

test('[SV-18] content comes with the campaign and with callback data, in which a preview is named', async () => {
  const ask = await aPlacement(1)
  const { answer, decision } = await ask()
  expect(answer).toMatchObject({ content: { title: 'Spring' }, campaignId: 'c' })
  const facts = { placementId: 'hero', implementationId: 'i', campaignId: 'c', visitorId: 'ann', group: 'CONTENT' }
  expect(readCallbackData(answer.callbackData ?? '')).toEqual(facts)
  expect(decision).toMatchObject({ trackingId: 'shop', visitorId: 'ann', campaign: { id: 'c' } })
  const preview = (await ask({ mode: 'PREVIEW' })).answer.callbackData
  expect(readCallbackData(preview ?? '')).toEqual({ ...facts, preview: true })
  expect((await (await aPlacement(0))()).answer).toMatchObject({ content: null, campaignId: 'c' })
})

test('[SV-18] without an active campaign, and in other modes, there is no decision', async () => {
  const nothing = { content: null, campaignId: null, callbackData: null }
  expect(await (await aPlacement(1, { isActive: false }))()).toEqual({ answer: nothing })
  const ask = await aPlacement(1)
  expect(await ask({ mode: 'NULL' })).toEqual({ answer: nothing })
  expect(await ask({ mode: 'SAMPLE' })).toEqual({ answer: { ...nothing, content: 'A sample' } })
  expect(await ask({ mode: 'PREVIEW', previewOptions: { campaignId: 'other' } })).toEqual({ answer: nothing })
})

test.each<[Partial<PlacementQuestion>, Refusal]>([
  [{ placementId: 'other' }, new Refusal(404, 'not_found', 'Placement not found')],
  [{ attributes: {} }, new Refusal(422, 'unprocessable', 'attributes.visitor.id is missing')],
  [{ attributes: { visitor: { id: '' } } }, new Refusal(422, 'unprocessable', 'attributes.visitor.id is missing')],
  [{ attributes: 'ann' }, new Refusal(422, 'unprocessable', 'attributes.visitor.id is missing')],
  [
    { previewOptions: { demoMode: true } },
    new Refusal(422, 'unprocessable', 'previewOptions make no sense in mode LIVE'),
  ],
  [
    { mode: 'PREVIEW', previewOptions: { experienceId: 'e' } },
    new Refusal(422, 'unprocessable', 'previewOptions has an experienceId but no campaignId'),
  ],
])('[SV-19] the question with %j is refused', async (parts, refusal) => {
  const refused = await (await aPlacement(1))(parts).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ status: refusal.status, code: refusal.code, message: refusal.message })
})
