import type { FastifyRequest } from 'fastify'
import { demoParameter } from '../../contract/demo-settings.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { actAsSet, type PageSettings } from './act-as-set.ts'
import { demoToken } from './demo-cookie.ts'
import { demoService } from './demo-service.ts'

/** Returns the script that runs first on pages of a browser with settings; undefined for all other browsers. */
export async function demoScript(request: FastifyRequest, options: GalleryOptions): Promise<string | undefined> {
  const token = demoToken(request)
  if (token === undefined) return undefined
  const state = await demoService(options).read(token)
  const { clockOffset = 0 } = 'settings' in state ? state.settings : {}
  const { serviceOrigin } = options
  const settings: PageSettings = { token, serviceOrigin, parameter: demoParameter, offset: clockOffset * 60_000 }
  return `(${actAsSet})(window, ${JSON.stringify(settings)})`
}
