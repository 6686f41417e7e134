import type { ScriptConfig } from '../../../contract/script-config.ts'
import { aLog } from '../../testing/a-log.ts'
import type { LinkedFunctions } from '../functions/linked-id.ts'
import { openServices } from '../open-services.ts'
import type { Reply, Request } from '../remote/request.ts'

export type ServicesFacts = {
  config?: Partial<ScriptConfig>
  qfns?: LinkedFunctions
  url?: string
  /** The page's own functions. */
  window?: object
  /** What is answered: a body for a status of 200, or a whole reply. */
  reply?: (request: Request) => object | Reply | Promise<Reply>
}

/** The services of an experience, with everything they ask and tell. */
export function someServices({
  config,
  qfns,
  url = 'https://shop.test/uk/en/shop',
  window,
  reply,
}: ServicesFacts = {}) {
  const requests: Request[] = []
  const notices: { type: string; data: object }[] = []
  const log = aLog()
  let reloads = 0
  const services = openServices({
    config: {
      propertyId: 'property',
      trackingId: 'tracking',
      domains: ['shop.test'],
      endpoints: { base: 'https://collect.test' },
      anchors: {},
      counters: { namespace: 't004' },
      ...config,
    },
    async send(request) {
      requests.push(request)
      if (!reply) throw new Error(`${request.method} ${request.url} failed: network or CORS error`)
      const answer = await reply(request)
      return 'text' in answer ? (answer as Reply) : { status: 200, text: JSON.stringify(answer) }
    },
    facts: () => ({ url, referrerUrl: 'https://search.test/' }),
    now: () => 1_700_000_000_000,
    timezoneOffset: (ts) => (ts === 1_700_000_000_000 ? -60 : 0),
    meta: {
      visitorId: 'visitor-1',
      experienceId: 'low-stock',
      iterationId: '3',
      variationId: 'low-stock-v',
      variationMasterId: 'low-stock-vm',
      isPreview: false,
    },
    qfns,
    notify: (type, data) => void notices.push({ type, data }),
    window,
    reload: () => void reloads++,
    log,
  })
  return {
    services,
    requests,
    notices,
    log,
    reloads: () => reloads,
    /** The log lines. */
    lines: () => log.lines.map(({ message }) => message),
  }
}

/** Returns the JSON body of a request. */
export function sentIn(request: Request | undefined): Record<string, unknown> {
  return JSON.parse(String(request?.body))
}
