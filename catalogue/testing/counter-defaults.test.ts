import { expect, test } from 'vitest'
import { someServices } from '../../script/services/testing/some-services.ts'
import { template as listBadge } from '../category/selling-fast/template.ts'
import type { Template } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { readPopularity } from '../kit/counts/popularity.ts'
import { readContent } from '../kit/run/read-content.ts'
import { template as productBadge } from '../product/selling-fast/template.ts'
import { template as socialProof } from '../product/social-proof/template.ts'

/** Returns the content of a template for a partial configuration. */
function readWritten({ fields }: Template, written: object): Record<string, unknown> {
  const reading = readContent(fieldTable(fields), { ...written }, () => {})
  return 'content' in reading ? reading.content : { missing: reading.missing }
}

/** Returns the requests for the ranking of purchases within this many minutes. */
async function listRequests(bucketTime: unknown): Promise<string[]> {
  const { services, log, requests } = someServices({ reply: () => ({ data: [] }) })
  await readPopularity({ counters: services.counters, log } as never).purchases(Number(bucketTime))
  return requests.map(({ url }) => String(url.split('/property/')[1]).replace('&cache=false', ''))
}

test.each([
  ['the product page', productBadge as Template],
  ['lists', listBadge as Template],
])(
  '[CT-07] [PDP-06.2] on %s the selling-fast badge by default reads the ranking of a day with 50 entries',
  async (_, template) => {
    const content = readWritten(template, { text: 'Selling fast', threshold: 4, maxTopProduct: 10 })
    expect(content).toEqual({ text: 'Selling fast', bucketTime: 1440, maxTopProduct: 10, threshold: 4 })
    expect(await listRequests(content.bucketTime)).toEqual(['topk/t004-purchases?k=50'])
    const hourly = readWritten(template, { text: 'Selling fast', threshold: 4, bucketTime: 60 })
    expect(await listRequests(hourly.bucketTime)).toEqual(['topk/t004-purchases-60?k=50'])
  },
)

test('[CT-07] without a threshold there is no selling-fast badge', () => {
  expect(readWritten(productBadge, { text: 'Selling fast' })).toEqual({ missing: 'threshold' })
  expect(readWritten(listBadge, { text: 'Selling fast' })).toEqual({ missing: 'threshold' })
})

test('[CT-07] by default social proof has a threshold of 3, a bucketTime of 1440 and a topK of 50', async () => {
  const content = readWritten(socialProof, { copy: 'Trending' })
  expect(content).toMatchObject({ threshold: 3, bucketTime: 1440, topK: 50 })
  expect(await listRequests(content.bucketTime)).toEqual(['topk/t004-purchases?k=50'])
})
