import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Role, roles } from '../../contract/console/session.ts'

/** The token of each role for which there is one. */
export type RoleTokens = Partial<Record<Role, string>>

/** Somebody who logged in; `name` is what they call themselves. */
export type LoggedIn = { role: Role; name: string }

/** Milliseconds after which somebody has to log in again. */
export const sessionMs = 12 * 60 * 60 * 1000

/** How far the clock of another process may be ahead that somebody logged in at, in milliseconds. */
const aheadMs = 60 * 1000

/** Returns the role whose token somebody gave; undefined for none. Takes as long whatever is given. */
export function roleOfToken(tokens: RoleTokens, given: string): Role | undefined {
  const found = roles.map((role) => ({ role, isIt: isSame(tokens[role] ?? '', given) && tokens[role] !== undefined }))
  return found.findLast(({ isIt }) => isIt)?.role
}

/**
 * Returns the text that stands in for a login: role, end and a signature made with the role's token. Nothing has to be
 * stored for it, and whoever changes the token ends the sessions of that role.
 */
export function sealSession(tokens: RoleTokens, { role, name }: LoggedIn, now: number): string {
  const session = `${role}.${now + sessionMs}.${Buffer.from(name).toString('base64url')}`
  return `${session}.${signatureOf(tokens[role] ?? '', session)}`
}

/** Returns whose session it is; undefined when it has ended, or was not made with the token of today. */
export function openSession(tokens: RoleTokens, sealed: string, now: number): LoggedIn | undefined {
  const [given, end = '', name = '', signature = ''] = sealed.split('.')
  const role = roles.find((each) => each === given)
  const token = role && tokens[role]
  if (role === undefined || token === undefined) return undefined
  const isGenuine = isSame(signatureOf(token, `${role}.${end}.${name}`), signature)
  const remaining = Number(end) - now
  if (!isGenuine || remaining <= 0 || remaining > sessionMs + aheadMs) return undefined
  return { role, name: Buffer.from(name, 'base64url').toString() }
}

function signatureOf(token: string, session: string): string {
  return createHmac('sha256', token).update(`console session ${session}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const digestOf = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digestOf(one), digestOf(other))
}
