import { expect, test } from 'vitest'
import type { Request } from '../services/remote/request.ts'
import { type ContentQuestion, getContent } from './get-content.ts'

function aQuestion(facts: object = {}): ContentQuestion {
  const attributes = { visitor: { id: 'visitor' } }
  return { mode: 'LIVE', placementId: 'placement', implementationId: 'version', attributes, ...facts }
}

function aService(
  text = '{"data":{"placementContent":{"content":1,"campaignId":"7","callbackData":"d"}}}',
  status = 200,
) {
  const requests: Request[] = []
  const send = async (request: Request) => {
    requests.push(request)
    return { status, text }
  }
  return {
    requests,
    ask: (facts?: object) => getContent(aQuestion(facts), { send, host: 'https://collect.test/graphql' }),
  }
}

test.each([
  [{ attributes: { visitor: {} } }, 'attributes.visitor.id is required'],
  [{ attributes: {} }, 'attributes.visitor.id is required'],
  [{ attributes: { visitor: { id: '' } } }, 'attributes.visitor.id is required'],
  [{ mode: 'TEST' }, 'Invalid mode: TEST'],
  [{ previewOptions: { campaignId: '7' } }, 'Preview options are not allowed in live mode'],
  [{ mode: 'PREVIEW', previewOptions: { experienceId: '1' } }, 'experienceId requires campaignId'],
  [{ mode: 'PREVIEW', previewOptions: { experienceId: '1', campaignId: 'x' } }, 'experienceId requires campaignId'],
])('[PL-06] %j is an error, and no request is made', async (facts, message) => {
  const { ask, requests } = aService()
  await expect(ask(facts)).rejects.toThrow(new Error(message))
  expect(requests).toEqual([])
})

test.each(['LIVE', 'SAMPLE', 'NULL', 'PREVIEW'])('[PL-06] mode %s is valid', async (mode) => {
  const { ask, requests } = aService()
  expect(await ask({ mode })).toEqual({ content: 1, campaignId: '7', callbackData: 'd' })
  expect(requests).toHaveLength(1)
})

test('content is requested with a POST of the operation PlacementContent with all its variables', async () => {
  const { ask, requests } = aService()
  const previewOptions = { experienceId: '1', campaignId: ['7'], demoMode: true, group: 'CONTENT' }
  await ask({ mode: 'PREVIEW', previewOptions })
  expect(requests[0]).toMatchObject({ method: 'POST', url: 'https://collect.test/graphql' })
  const { operationName, query, variables } = JSON.parse(String(requests[0]?.body))
  expect(operationName).toBe('PlacementContent')
  expect(query).toContain('{ content campaignId callbackData }')
  expect(variables).toEqual({
    ...aQuestion({ mode: 'PREVIEW' }),
    previewOptions: { ...previewOptions, campaignId: '7' },
  })
})

test.each([
  ['{"errors":[{"message":"Placement not found"}]}', 200, 'API error: Placement not found'],
  ['{"errors":[{"message":"no"}]}', 422, 'GraphQL error 422: no'],
  ['{"data":null}', 200, 'collect.test response invalid'],
  ['<html>', 200, 'collect.test response invalid'],
])('the response %s of status %i is an error', async (text, status, message) => {
  await expect(aService(text, status).ask()).rejects.toThrow(new Error(message))
})
