import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DemoSettings } from '../../contract/demo-settings.ts'
import { setSecurityHeaders } from '../../shop/http/security-headers.ts'
import { demoCookieName, demoToken, dropCookies, dropDemoToken, keepNewToken } from '../demo/demo-cookie.ts'
import { demoService } from '../demo/demo-service.ts'
import type { GalleryOptions } from '../gallery-options.ts'
import type { SettingsProblem } from '../settings/part.ts'
import { type PartId, partIds, parts } from '../settings/parts.ts'

const page = '/gallery/settings'

/**
 * The cookies in which the script keeps the visitor's place, and the mark that it asked in this session (VI-12, VI-14).
 */
const placeCookies = ['qb_permanent', 'qb_sync_status']
const sessionCookies = ['qb_session', 'qb_sync_status']

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * `/gallery/settings` shows the settings of this browser and stores changes, one part at a time (SHOP-105, SHOP-106).
 */
export function addSettingsRoutes(shop: FastifyInstance, options: GalleryOptions): void {
  const service = demoService(options)

  type SettingsNotice = { done?: string; refused?: { id: PartId; problems: SettingsProblem[]; form: URLSearchParams } }
  async function showSettings(request: FastifyRequest, reply: FastifyReply, shown: SettingsNotice = {}) {
    const state = await service.read(demoToken(request))
    setSecurityHeaders(reply, options.serviceOrigin)
    const html = options.renderGallery(options.assets, { page: 'settings', state, now: Date.now(), ...shown })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }

  async function keepSettings(settings: DemoSettings, { request, reply }: Exchange) {
    const token = demoToken(request)
    if (Object.keys(settings).length > 0) return service.write(token ?? keepNewToken(reply), settings)
    dropDemoToken(reply)
    return token === undefined ? undefined : service.write(token, settings)
  }

  shop.get<{ Querystring: { done?: string | string[] } }>(page, (request, reply) => {
    const { done } = request.query
    return showSettings(request, reply, typeof done === 'string' ? { done } : {})
  })

  shop.post(`${page}/normal`, async (request, reply) => {
    await keepSettings({}, { request, reply })
    dropCookies(reply, placeCookies)
    return reply.redirect(`${page}?done=all`, 303)
  })

  for (const id of partIds) {
    // For a reload of the answer to a form.
    shop.get(`${page}/${id}`, (_request, reply) => reply.redirect(`${page}#${id}`))
    shop.post(`${page}/${id}`, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const before = await service.read(demoToken(request))
      if ('unavailable' in before) return showSettings(request, reply.code(409))
      const isNormal = form.has('normal')
      const reading = isNormal ? { settings: parts[id].normal(before.settings) } : parts[id].read(form, before.settings)
      if ('problems' in reading)
        return showSettings(request, reply.code(400), { refused: { id, form, problems: reading.problems } })
      await keepSettings(reading.settings, { request, reply })
      forgetPart(id, form, { request, reply })
      // A current session would otherwise get the number of the session before it.
      if (id === 'visitor' && reading.settings.session !== undefined) dropCookies(reply, sessionCookies)
      return reply.redirect(`${page}?done=${id}#${id}`, 303)
    })
  }
}

/** Removes what the browser itself stores about a part of the settings. */
function forgetPart(id: PartId, form: URLSearchParams, { request, reply }: Exchange): void {
  if (id === 'visitor') dropCookies(reply, placeCookies)
  if (id === 'session') dropCookies(reply, form.get('begin') === 'visitor' ? sentBy(request) : sessionCookies)
  if (form.get('begin') === 'visitor') reply.header('clear-site-data', '"storage"')
}

/** Returns the names of all sent cookies except the settings cookie. */
function sentBy({ headers: { cookie = '' } }: FastifyRequest): string[] {
  const names = cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
  return names.filter((name) => name !== '' && name !== demoCookieName)
}
