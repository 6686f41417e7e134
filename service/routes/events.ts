import type { FastifyRequest } from 'fastify'
import { isBot } from 'isbot'
import { Type } from 'typebox'
import { deviceTypeOf } from '../../contract/device-type.ts'
import type { EventAnswer } from '../../contract/event.ts'
import { partitionBatch } from '../events/partition-batch.ts'
import { type BatchForm, type BatchReading, readBatch } from '../events/read-batch.ts'
import { callerAddress } from '../http/caller-address.ts'
import { anyContentType } from '../http/json-body.ts'
import { ok, pathId, statusSchema } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'
import { countRefused, type EventCounts } from '../metrics/event-counts.ts'
import { refusedClassOf } from '../metrics/refused-class.ts'
import type { Services } from '../services.ts'
import type { Sender } from '../storage/storage.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId }),
  // The flag does not change the response (SV-33), so none of its values may cause events to be refused.
  querystring: Type.Object({ dedupe: Type.Optional(Type.Unknown()) }),
  response: {
    200: Type.Object({
      status: statusSchema,
      accepted: Type.Integer(),
      duplicates: Type.Integer(),
      rejected: Type.Array(Type.Object({ index: Type.Integer(), reason: Type.String() })),
    }),
  },
}

const bodies = {
  raw: Type.Array(Type.Object({ meta: Type.Object({ id: Type.String(), type: Type.String(), ts: Type.Number() }) }), {
    maxItems: limits.eventsPerRequest,
    description: 'events; they have further fields of any kind',
  }),
  deflate: Type.String({ format: 'binary', description: 'such a list as JSON, as a zlib or a deflate stream' }),
}

/** How many bytes of JSON one byte of a compressed batch usually holds. */
const usualRatio = 10

/**
 * `POST /events/{deflate|raw}/{trackingId}`: stores a batch of events and returns the outcome for each event (SV-29 to
 * SV-34).
 */
export function eventsRoute(app: TypedApp, form: BatchForm, { storage, locations, eventCounts, now }: Services): void {
  const options = {
    schema,
    config: { describedBody: bodies[form] },
    bodyLimit: limits.eventsBody,
    onRequest: anyContentType,
  }
  app.post(`/events/${form}/:trackingId`, options, async (request): Promise<EventAnswer> => {
    const { params, query, body, headers } = request
    // Events of crawlers are flagged, never dropped (BR-07).
    const received = { trackingId: params.trackingId, receivedAt: now(), bot: isBot(headers['user-agent']) }
    const packed = Buffer.isBuffer(body) ? body : new Uint8Array()
    // Before the work of unpacking: where there is too much of it, it would be in vain.
    const expected = form === 'raw' ? packed.length : Math.min(packed.length * usualRatio, limits.eventsUnpacked)
    request.takeBytes(expected)
    const reading = readOrCount(eventCounts, () =>
      readBatch(packed, form, (unpacked) => request.takeBytes(Math.max(0, unpacked - expected))),
    )
    if ('refusal' in reading) {
      const { refusal, form, body } = reading
      countRefused(eventCounts, 'body_unreadable')
      await storage.refusedEvents.keep({ ...received, reason: refusal.message, index: null, form, body })
      throw refusal
    }
    const { events, refused } = partitionBatch(reading.items, received)
    const { accepted, duplicates } = await storage.events.append({
      ...received,
      events,
      refused,
      sender: senderOf(request, locations),
    })
    eventCounts.batches++
    eventCounts.accepted += accepted
    eventCounts.refused += refused.length
    for (const { reason } of refused) countRefused(eventCounts, refusedClassOf(reason))
    eventCounts[query.dedupe === 'true' ? 'repeatsAnnounced' : 'repeatsUnannounced'] += duplicates
    return { status: ok, accepted, duplicates, rejected: refused.map(({ index, reason }) => ({ index, reason })) }
  })
}

/** @throws Refusal 413 for a batch beyond the limits, which nothing is kept of, and 503 when too much is in work */
function readOrCount(counts: EventCounts, read: () => BatchReading): BatchReading {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal && error.status === 413) countRefused(counts, 'body_too_large')
    throw error
  }
}

function senderOf(request: FastifyRequest, { addresses, fallback }: Services['locations']): Sender {
  const { countryCode = '' } = addresses.get(callerAddress(request)) ?? fallback
  const userAgent = request.headers['user-agent']
  // What tells an iPad from a Macintosh only its page knows.
  return { device: userAgent ? deviceTypeOf(userAgent, 0) : '', country: countryCode.slice(0, 2).toUpperCase() }
}
