import type { FastifyRequest } from 'fastify'
import { type Role, roles } from '../../contract/console/session.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { refuseElsewhere, whyOperatorsAreRefused } from '../http/operators-only.ts'
import { Refusal } from '../http/refusal.ts'
import { openSession, type RoleTokens } from './session-token.ts'

export const cookieName = 'instep_console'

/** Who asks: their role and name, and whether they need no login. */
export type Access = { role: Role; name: string; isOpen: boolean }

/** Who everybody is where nobody has to log in. */
const nameWithoutLogin = 'this machine'

/** Returns the tokens of the console: the operators' token publishes. */
export function roleTokensOf({ token, consoleTokens }: Configuration): RoleTokens {
  return { ...consoleTokens, ...(token !== null && { publish: token }) }
}

/**
 * Returns who asks. Without any token the console is open to this machine, as everything for operators is.
 * @throws Refusal 401 when somebody has to log in, 403 when nobody can
 */
export function accessOf(request: FastifyRequest, configuration: Configuration, now: number): Access {
  const tokens = roleTokensOf(configuration)
  if (Object.keys(tokens).length === 0) {
    refuseElsewhere(request, whyOperatorsAreRefused(configuration))
    return { role: 'publish', name: nameWithoutLogin, isOpen: true }
  }
  const loggedIn = openSession(tokens, request.cookies[cookieName] ?? '', now)
  if (loggedIn === undefined) throw new Refusal(401, 'unauthorized', 'Log in with a token')
  return { ...loggedIn, isOpen: false }
}

/** Returns whether a role may do what another is needed for. */
export function mayDo(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

/**
 * Refuses requests that a page of another origin may have caused: the console's own page sends a header, which other
 * origins may not send, and browsers tell where a request comes from.
 * @throws Refusal 403
 */
export function refuseForeignPages({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  const isOwn = headers['x-instep-console'] === '1' && (site === undefined || site === 'same-origin')
  if (!isOwn) throw new Refusal(403, 'forbidden', 'Only the page of the console may ask this')
}
