import { expect, test } from 'vitest'
import { aLog } from '../testing/a-log.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { createMetrics } from './metrics.ts'

function someMetrics() {
  const sent: { type: string; data: object }[] = []
  const clicks: string[] = []
  const log = aLog()
  const metrics = createMetrics({
    experience: anExperience({ iterationId: '3' }),
    variation: aVariation({ variationId: 'v1', variationMasterId: 'm1' }),
    send: (type, data) => sent.push({ type, data }),
    onClickthrough: () => clicks.push('clicked'),
    log,
  })
  const told = () =>
    sent.map(({ data }) =>
      Object.values(data)
        .filter((_, at) => at === 0 || at > 4)
        .join(' '),
    )
  return { ...metrics, sent, clicks, log, told }
}

test('[GO-06] a metric has its type, experience, iteration and variation, and product and metadata only when given', () => {
  const { emitMetric, sent } = someMetrics()
  emitMetric('score')
  emitMetric('score', 'p1', { of: 5 })
  const common = { experienceId: 'experience', iterationId: '3', variationId: 'v1', variationMasterId: 'm1' }
  expect(sent).toEqual([
    { type: 'qubit.metric', data: { type: 'score', ...common } },
    { type: 'qubit.metric', data: { type: 'score', ...common, productId: 'p1', metadata: { of: 5 } } },
  ])
})

test('[GO-07] impressions and click-throughs are sent once per product and once for the whole, the impression first', () => {
  const { onImpression, onClickthrough, told, clicks } = someMetrics()
  onImpression('product', ['p1', 'p2'])
  onImpression('product', 'p1')
  onClickthrough('product', ['p1', 'p3'])
  onClickthrough('product', ['p1'])
  onClickthrough()
  onImpression()
  onImpression({ type: 'click' })
  expect(told()).toEqual([
    ...['impression p1', 'impression p2', 'clickthrough p1', 'impression p3', 'clickthrough p3'],
    ...['impression', 'clickthrough'],
  ])
  expect(clicks).toHaveLength(3)
})

test.each([[['p1', '', 3, null]], [[]], [undefined], [5]])(
  '[GO-07] product ids that are not texts, given as %j, are dropped with a warning',
  (ids) => {
    const { onClickthrough, told, clicks, log } = someMetrics()
    onClickthrough('product', ids)
    const good = Array.isArray(ids) && ids.includes('p1')
    expect(told()).toEqual(good ? ['impression p1', 'clickthrough p1'] : [])
    expect(clicks).toHaveLength(good ? 1 : 0)
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
  },
)

test('[GO-07] impressions of anything but products are not sent', () => {
  const { onImpression, sent, log } = someMetrics()
  onImpression('banner', ['a'])
  expect(sent).toEqual([])
  expect(log.lines).toHaveLength(1)
})
