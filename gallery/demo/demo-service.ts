import type { DemoSettings } from '../../contract/demo-settings.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import type { DemoState, Unavailable } from './demo-state.ts'

/** Milliseconds to wait for the service. Pages must not be slow because of the demo's settings. */
const usualWaitMs = 2000

/** The token sent for a browser without settings. Real tokens have another form. */
const nobody = 'no-settings-of-its-own'

export type DemoServiceClient = {
  read(token?: string): Promise<DemoState>
  /** Replaces all settings. */
  write(token: string, settings: DemoSettings): Promise<DemoState>
}

type DemoServiceNeeds = Pick<GalleryOptions, 'serviceOrigin' | 'serviceToken' | 'serviceWaitMs'>

/**
 * Reads and writes the settings of the demo, which the service keeps and offers in its inspection interface (SV-10,
 * SHOP-105).
 */
export function demoService({
  serviceOrigin,
  serviceToken,
  serviceWaitMs = usualWaitMs,
}: DemoServiceNeeds): DemoServiceClient {
  const headers = serviceToken ? { authorization: `Bearer ${serviceToken}` } : undefined

  async function askService(token: string, init: RequestInit = {}): Promise<Response | Unavailable> {
    const signal = AbortSignal.timeout(serviceWaitMs)
    const url = `${serviceOrigin}/_inspect/demo/${token}`
    const reply = await fetch(url, { ...init, headers, signal }).catch((): undefined => undefined)
    if (!reply) return 'silent'
    if (reply.ok) return reply
    if (reply.status === 404) return 'off'
    if (reply.status === 401 || reply.status === 403) return 'forbidden'
    throw new Error(`The service refused the settings: ${reply.status} ${await reply.text()}`)
  }

  return {
    async read(token = nobody) {
      const reply = await askService(token)
      if (typeof reply === 'string') return { unavailable: reply }
      return (await reply.json()) as { settings: DemoSettings }
    },
    async write(token, settings) {
      const isNormal = Object.keys(settings).length === 0
      const reply = await askService(
        token,
        isNormal ? { method: 'DELETE' } : { method: 'PUT', body: JSON.stringify(settings) },
      )
      return typeof reply === 'string' ? { unavailable: reply } : { settings }
    },
  }
}
