import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'
import { authorOf } from './author-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The role that a request of the console needs, where it is not the usual one. */
    needs?: 'publish'
    /** What the log calls it; null for what is logged elsewhere, or changes nothing. */
    action?: string | null
  }
}

/** Requests that have changed nothing. */
const withoutChange = new WeakSet<FastifyRequest>()

/** Keeps a request out of the log. */
export function noteNoChange(request: FastifyRequest): void {
  withoutChange.add(request)
}

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Writes every change that the console makes into its log: who, when, what. What was refused is not there. */
export function logChanges(app: TypedApp, { storage, now }: Pick<Services, 'storage' | 'now'>): void {
  // Before the answer: who has it finds the entry in the log, whatever happens to the service afterwards.
  app.addHook('onSend', async (request, reply) => {
    const { url = '', config } = request.routeOptions
    if (reading.includes(request.method) || reply.statusCode >= 400) return
    if (config.action === null || withoutChange.has(request)) return
    // A log that named an erased visitor would keep what was to be erased.
    const { trackingId, visitorId: _erased, ...subjects } = request.params as Record<string, string>
    if (trackingId === undefined) return
    const action = config.action ?? `${request.method} ${url}`
    const subject = Object.values(subjects).join(' ')
    await storage.siteChanges.addEntry(trackingId, { at: now(), ...authorOf(request), action, subject })
  })
}
