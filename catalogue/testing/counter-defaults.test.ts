import { expect, test } from 'vitest'
import { someServices } from '../../script/services/testing/some-services.ts'
import { template as listBadge } from '../category/selling-fast/template.ts'
import type { Template } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { readPopularity } from '../kit/counts/popularity.ts'
import { readContent } from '../kit/run/read-content.ts'
import { template as productBadge } from '../product/selling-fast/template.ts'
import { template as socialProof } from '../product/social-proof/template.ts'

/** The content of a template of which only this is written. */
function read({ fields }: Template, written: object): Record<string, unknown> {
  const reading = readContent(fieldTable(fields), { ...written }, () => {})
  return 'content' in reading ? reading.content : { missing: reading.missing }
}

/** What is asked for to rank the purchases within so many minutes. */
async function asked(bucketTime: unknown): Promise<string[]> {
  const { services, log, requests } = someServices({ reply: () => ({ data: [] }) })
  await readPopularity({ counters: services.counters, log } as never).purchases(Number(bucketTime))
  return requests.map(({ url }) => String(url.split('/property/')[1]).replace('&cache=false', ''))
}

test.each([
  ['the product page', productBadge as Template],
  ['lists', listBadge as Template],
])(
  '[CT-07] [PDP-06.2] on %s a badge of selling fast reads the ranking of a day with 50 entries, unless its content says another time',
  async (_, template) => {
    const content = read(template, { text: 'Selling fast', threshold: 4, maxTopProduct: 10 })
    expect(content).toEqual({ text: 'Selling fast', bucketTime: 1440, maxTopProduct: 10, threshold: 4 })
    expect(await asked(content.bucketTime)).toEqual(['topk/t004-purchases?k=50'])
    const hourly = read(template, { text: 'Selling fast', threshold: 4, bucketTime: 60 })
    expect(await asked(hourly.bucketTime)).toEqual(['topk/t004-purchases-60?k=50'])
  },
)

test('[CT-07] without a threshold there is no badge of selling fast', () => {
  expect(read(productBadge, { text: 'Selling fast' })).toEqual({ missing: 'threshold' })
  expect(read(listBadge, { text: 'Selling fast' })).toEqual({ missing: 'threshold' })
})

test('[CT-07] social proof takes a threshold of 3, a bucketTime of 1440 and a topK of 50', async () => {
  const content = read(socialProof, { copy: 'Trending' })
  expect(content).toMatchObject({ threshold: 3, bucketTime: 1440, topK: 50 })
  expect(await asked(content.bucketTime)).toEqual(['topk/t004-purchases?k=50'])
})
