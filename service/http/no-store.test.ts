import { expect, test } from 'vitest'
import { callbackDataOf } from '../placements/callback-data.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { postAll } from '../testing/results-of.ts'

const d = callbackDataOf({ placementId: 'p', implementationId: 'i', campaignId: 'c', visitorId: 'v', group: 'CONTENT' })

test.each([
  '/health',
  '/ready',
  '/metrics',
  '/lookup/shop/v',
  '/ip?format=json',
  `/cb?d=${d}&ts=${testNow}&imp=1`,
  '/stash/v1.1/kv/get/shop/public/k',
  '/stamp/t/shop',
  '/events/refused',
  '/campaigns/shop',
  '/costs/shop',
  '/results/shop/offers',
  '/console/api/session',
  '/console/api/experiences/shop',
  '/nowhere',
  '/cdn/nothing.js',
])('what %s answers is kept by no cache', async (url) => {
  const app = anApp()
  await postAll(app, [anExperiment().seen('v', 'v', 1000)])
  const answer = await app.inject({ url, headers: { 'x-instep-console': '1' } })
  expect([answer.statusCode === 404, answer.headers['cache-control']]).toEqual([
    ['/nowhere', '/cdn/nothing.js'].includes(url),
    'no-store',
  ])
})
