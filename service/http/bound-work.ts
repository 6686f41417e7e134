import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../limits.ts'
import type { TypedApp } from '../typed-app.ts'
import { Refusal } from './refusal.ts'

/**
 * `bytes` are those of the body and what is unpacked of it, `answering` those that wait for the client with the answer. A request
 * that is released takes nothing: it was refused at once, or its answer is out.
 */
type Taken = { arriving: number; bytes: number; isWorking: boolean; answering: number; isReleased: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request takes of the bounds, until its answer is out. */
    taken: Taken
    /**
     * Notes that the request needs memory beside its body: for what was unpacked of it.
     * @throws Refusal 503 when too much is in work
     */
    takeBytes(bytes: number): void
  }
}

/** What is in work in this process, and how many requests were refused because of it. */
export type Work = {
  /** Requests that have arrived, and the bytes of their bodies. */
  requests: number
  bytes: number
  /** Bytes of bodies that are on their way. */
  arriving: number
  /** Bytes of answers that are on their way, and of the bodies that were answered. */
  answering: number
  shed: number
}

/** What asks how a service is gets an answer however much there is to do. */
const probes = new Set(['/health', '/ready', '/metrics'])

/** Returns whether a route, by its pattern, is such a one. */
export function isProbe(url: string | undefined): boolean {
  return probes.has(url ?? '')
}

/**
 * Bounds the memory that requests take together (BS-03). Requests beyond the bounds get 503 with Retry-After, before their
 * bodies are read where that is known in time: a sender repeats what was not acknowledged.
 * What is on its way counts apart from what is worked on, so that slow senders take no place of those that are quick.
 * @param random returns a number from 0 up to 1
 */
export function boundWork(app: TypedApp, random: () => number): Work {
  const work: Work = { requests: 0, bytes: 0, arriving: 0, answering: 0, shed: 0 }

  function refuseRequest(): Refusal {
    work.shed++
    // Spread, so that those who are sent away do not come back together.
    const retryAfter = 1 + Math.floor(random() * limits.retrySeconds)
    return new Refusal(503, 'unavailable', 'The service has too much to do: try again later', { retryAfter })
  }

  function takeBytes(this: FastifyRequest, bytes: number): void {
    if (work.bytes + bytes > limits.bytesInWork) throw refuseRequest()
    work.bytes += bytes
    this.taken.bytes += bytes
  }

  app.decorateRequest('taken')
  app.decorateRequest('takeBytes', takeBytes)

  app.addHook('onRequest', (request, reply, done) => {
    request.taken = { arriving: 0, bytes: 0, isWorking: false, answering: 0, isReleased: true }
    if (isProbe(request.routeOptions.url)) return done()
    if (work.requests >= limits.requestsInWork) return done(refuseRequest())
    const arriving = expectedBytes(request)
    if (work.arriving + arriving > limits.bytesArriving) return done(refuseRequest())
    work.arriving += arriving
    request.taken.arriving = arriving
    releaseAtEnd(request, reply, work)
    done()
  })

  // Many requests may have arrived since the first of them began to be worked on.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isProbe(request.routeOptions.url)) return done()
    if (work.requests >= limits.requestsInWork) return done(refuseRequest())
    const { taken, body } = request
    work.arriving -= taken.arriving
    taken.arriving = 0
    work.requests++
    taken.isWorking = true
    try {
      request.takeBytes(Buffer.isBuffer(body) ? body.length : 0)
      done()
    } catch (error) {
      done(error as Refusal)
    }
  })

  // Who does not take an answer keeps nobody else from being worked on.
  app.addHook('onSend', (request, reply, payload, done) => {
    const { taken } = request
    reply.raw.socket?.setTimeout?.(limits.takeSeconds * 1000)
    if (!taken || taken.isReleased || isProbe(request.routeOptions.url)) return done(null, payload)
    const length = lengthOf(payload)
    // One that is longer than the bound is given while no other is on its way: to try again later would be in vain.
    const isTooMuch = work.answering > 0 && work.answering + length > limits.bytesAnswering
    if (length > shortAnswer && isTooMuch) return done(refuseRequest())
    if (taken.isWorking) work.requests--
    work.bytes -= taken.bytes
    work.answering += taken.bytes + length
    Object.assign(taken, { isWorking: false, bytes: 0, answering: taken.answering + taken.bytes + length })
    done(null, payload)
  })

  return work
}

/** Answers up to this length are given in any case: the system takes them off the process at once. */
const shortAnswer = 16 * 1024

/** Of a file only as much is read as the client takes. */
function lengthOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
}

/** Returns the bytes of a body that will be read: without a length it may be as long as the route allows. */
function expectedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? limits.eventsBody
  if (headers['transfer-encoding'] !== undefined) return most
  // More than the limit is refused before anything is read.
  const length = Number(headers['content-length'] ?? 0)
  return length > most ? 0 : length
}

/** Gives back what a request took, once: a request whose client left has no finished answer. */
function releaseAtEnd(request: FastifyRequest, { raw }: FastifyReply, work: Work): void {
  const { taken } = request
  taken.isReleased = false
  function releaseTaken(): void {
    if (taken.isReleased) return
    taken.isReleased = true
    work.arriving -= taken.arriving
    work.bytes -= taken.bytes
    work.answering -= taken.answering
    if (taken.isWorking) work.requests--
  }
  raw.once('finish', releaseTaken)
  raw.once('close', releaseTaken)
}
