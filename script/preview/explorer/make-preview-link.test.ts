import { expect, test } from 'vitest'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Reply, Request } from '../../services/remote/request.ts'
import { makePreviewLink } from './make-preview-link.ts'

const config = {
  propertyId: 'norrow',
  trackingId: 'norrow',
  domains: ['shop.test'],
  endpoints: { base: 'https://collect.test' },
  environment: 'production',
} as unknown as ScriptConfig
const url = 'https://shop.test/uk/en/?page=2'

/** Returns the needs of a link with a service that answers with this status, and the requests it gets. */
function aService(statusOf: (request: Request) => number, changes: Partial<ScriptConfig> = {}) {
  const requests: Request[] = []
  const send = async (request: Request): Promise<Reply> => {
    requests.push(request)
    const status = statusOf(request)
    if (status === 0) throw new Error('network or CORS error')
    return { status, text: '' }
  }
  return { requests, needs: { config: { ...config, ...changes }, send, url, newId: () => 'an-id' } }
}

test('[PV-01] [PV-12] what to show is kept by the service under an id, which is in the hash of the link', async () => {
  const { requests, needs } = aService(() => 200)
  const link = await makePreviewLink(needs, { country: 'DE' })
  expect(link).toBe('https://shop.test/uk/en/?page=2&smartserve_preview=1#qb_preview_id=an-id')
  expect(requests).toMatchObject([
    { method: 'GET', url: expect.stringMatching(/\/smartserve-norrow-preview\.js$/) },
    {
      method: 'POST',
      url: 'https://collect.test/stash/v1.1/kv/set/norrow/public/an-id',
      body: '{"data":{"country":"DE"}}',
    },
  ])
})

test('[PV-01] without anything to show, the link opens the preview that is deployed, and nothing is kept', async () => {
  const { requests, needs } = aService(() => 200)
  expect(await makePreviewLink(needs, undefined)).toBe('https://shop.test/uk/en/?page=2&smartserve_preview=1')
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

test('of a preview of somebody’s own the link is one to it, also where nothing was chosen', async () => {
  const { requests, needs } = aService(() => 200)
  expect(await makePreviewLink({ ...needs, localId: 'mine' }, {})).toBe(
    'https://shop.test/uk/en/?page=2&smartserve_preview=mine',
  )
  expect(requests.map(({ url: asked }) => asked)).toEqual([
    expect.stringMatching(/\/smartserve-norrow-mine-preview\.js$/),
  ])
})

test('[PV-02] in staging the preview of development is enough', async () => {
  const previewHosts = { staging: 'https://staging.test', development: 'https://development.test' }
  const { needs } = aService(({ url: asked }) => (asked.startsWith('https://staging') ? 404 : 200), {
    previewHosts,
    environment: 'staging',
  })
  expect(await makePreviewLink(needs, undefined)).toContain('smartserve_preview=1')
})

test.each([404, 0])('where no preview is deployed (status %i) the error says how to deploy one', async (status) => {
  const { requests, needs } = aService(({ method }) => (method === 'GET' ? status : 200))
  await expect(makePreviewLink(needs, { country: 'DE' })).rejects.toThrow(
    /^No preview is deployed at https:\S+: run instep build --preview/,
  )
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('a site without a host for previews is told which settings name one', async () => {
  const { needs } = aService(() => 200, { previewHosts: {} })
  await expect(makePreviewLink(needs, undefined)).rejects.toThrow('set previewHosts or endpoints')
})

test('a service that does not keep the preview is named with its answer', async () => {
  const { needs } = aService(({ method }) => (method === 'POST' ? 413 : 200))
  await expect(makePreviewLink(needs, { country: 'DE' })).rejects.toThrow(
    'POST https://collect.test/stash/v1.1/kv/set/norrow/public/an-id answered 413',
  )
})
