import { Type } from 'typebox'
import { type ConsoleSession, type Role, roles } from '../../../contract/console/session.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { accessOf, cookieName, roleTokensOf } from '../../console/console-access.ts'
import { knownTrackingIds } from '../../console/known-tracking-ids.ts'
import { roleOfToken, sealSession, sessionMs } from '../../console/session-token.ts'
import type { SiteSource } from '../../console/site-source.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { networkOf } from '../../http/network-of.ts'
import { rateLimit } from '../../http/rate-limit.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const address = '/console/api/session'
const session = Type.Object({
  role: Type.Enum(roles),
  name: Type.String(),
  isOpen: Type.Boolean(),
  trackingIds: Type.Array(Type.String()),
})
const body = Type.Object({
  token: Type.String({ maxLength: 1024 }),
  name: Type.Optional(Type.String({ maxLength: 64, description: 'who one is in the log of changes' })),
})
/** Attempts of one address within a window: enough for a mistyped token, too few to guess. */
const attempts = { calls: 5, windowMs: 60_000 }
/**
 * Sites in whose log a login is written. Anybody can send events with an id that is none: thousands of them would hold up each login,
 * and push the other entries out of the log.
 */
const mostLogged = 100

type SessionNeeds = { services: Services; configuration: Configuration; site: SiteSource }

/**
 * `GET /console/api/session`: who is logged in. `POST`: log in with a token, at most five times a minute. `DELETE`: log
 * out. The session is in a cookie that scripts cannot read and other sites' pages do not send.
 */
export function sessionRoutes(app: TypedApp, { services, configuration, site }: SessionNeeds): void {
  const { storage, now } = services
  const isWithinRate = rateLimit({ ...attempts, now })

  app.get(address, { schema: { response: { 200: session } } }, async (request): Promise<ConsoleSession> => {
    const access = accessOf(request, configuration, now())
    return { ...access, trackingIds: await knownTrackingIds(storage, site) }
  })

  async function logLogin(author: string, role: Role): Promise<void> {
    const entry = { at: now(), author, role, action: 'logged-in', subject: '' }
    const trackingIds = (await knownTrackingIds(storage, site)).slice(0, mostLogged)
    await Promise.all(trackingIds.map((trackingId) => storage.siteChanges.addEntry(trackingId, entry)))
  }

  const login = {
    schema: { body, response: { 204: Type.Null() } },
    config: { rateLimit: true },
    bodyLimit: limits.sessionBody,
    preValidation: jsonBody,
    onRequest: anyContentType,
  }
  app.post(address, login, async (request, reply) => {
    if (!isWithinRate(networkOf(callerAddress(request)))) {
      const retryAfter = attempts.windowMs / 1000
      throw new Refusal(429, 'too_many', `More than ${attempts.calls} attempts in a minute`, { retryAfter })
    }
    const tokens = roleTokensOf(configuration)
    const given = roleOfToken(tokens, request.body.token)
    if (given === undefined) throw new Refusal(401, 'unauthorized', 'That is not one of the tokens')
    const name = request.body.name?.trim() || given
    await logLogin(name, given)
    const sealed = sealSession(tokens, { role: given, name }, now())
    reply.header('set-cookie', cookieOf(sealed, request.protocol === 'https'))
    return reply.code(204).send(null)
  })

  app.delete(address, { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
    reply.header('set-cookie', cookieOf('', request.protocol === 'https'))
    return reply.code(204).send(null)
  })
}

function cookieOf(value: string, isSecure: boolean): string {
  const age = value === '' ? 0 : sessionMs / 1000
  const base = `${cookieName}=${value}; Path=/console; Max-Age=${age}; HttpOnly; SameSite=Strict`
  return isSecure ? `${base}; Secure` : base
}
