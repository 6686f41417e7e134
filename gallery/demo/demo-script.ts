import type { FastifyRequest } from 'fastify'
import { demoParameter } from '../../contract/demo-settings.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import { actAsPhone, phoneFacts, phoneFrameName } from './act-as-phone.ts'
import { actAsSet, type PageSettings } from './act-as-set.ts'
import { demoToken } from './demo-cookie.ts'
import { demoService } from './demo-service.ts'

/**
 * Returns the script that runs first on pages of a browser with settings, and in a frame, which may be the gallery's
 * phone; undefined for all other pages.
 */
export async function demoScript(request: FastifyRequest, options: GalleryOptions): Promise<string | undefined> {
  const scripts = [phoneScript(request), await settingsScript(request, options)]
  return scripts.filter((script) => script !== undefined).join(';') || undefined
}

function phoneScript({ headers }: FastifyRequest): string | undefined {
  if (headers['sec-fetch-dest'] !== 'iframe') return undefined
  return `(${actAsPhone})(window, ${JSON.stringify({ name: phoneFrameName, facts: phoneFacts })})`
}

async function settingsScript(request: FastifyRequest, options: GalleryOptions): Promise<string | undefined> {
  const token = demoToken(request)
  if (token === undefined) return undefined
  const state = await demoService(options).read(token)
  const { clockOffset = 0 } = 'settings' in state ? state.settings : {}
  const { serviceOrigin } = options
  const settings: PageSettings = { token, serviceOrigin, parameter: demoParameter, offset: clockOffset * 60_000 }
  return `(${actAsSet})(window, ${JSON.stringify(settings)})`
}
