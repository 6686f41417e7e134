import { compileSegments } from '../../cli/segments/compile-segments.ts'
import type { EventParts } from '../../contract/testing/an-event.ts'
import { aStartedEngine, type EngineFacts, type TestEngine } from '../../script/segments/testing/a-segment-engine.ts'
import { segments } from '../../shop/site/segments.ts'

export type PlayedVisit = {
  engine: TestEngine
  /** Publishes an event of a type, with the visitor's current counters. */
  emit(type: string, fields?: EventParts): void
  /** Opens a page: publishes its view and the current basket. */
  view(type?: string): void
  product(...categories: string[]): void
  bag(quantity: number): void
  buy(total?: number): void
  pass(amount: { minutes?: number; days?: number }): Promise<void>
  /** Starts the next session with the next page. */
  nextSession(): void
  isIn(segment: string): boolean
}

/**
 * Simulates a visitor of the demo shop: runs the site's segments, as the build writes them into the script, in the
 * script's engine.
 */
export async function playShop(facts: Partial<EngineFacts> = {}): Promise<PlayedVisit> {
  const index = JSON.parse(JSON.stringify(compileSegments(segments)))
  const engine = await aStartedEngine({ index, ...facts })
  const context = { viewNumber: 0, sessionNumber: 1, conversionNumber: 0, lifetimeValue: { value: 0 } }
  let quantity = 0
  const emitEvent = (type: string, fields: EventParts = {}) =>
    engine.see({ ...fields, meta: { type, ...fields.meta }, context: { ...context, ...fields.context } })
  const tellBag = () => emitEvent('ecBasketSummary', { basket: { quantity } })
  return {
    engine,
    emit: emitEvent,
    view(type = 'home') {
      context.viewNumber++
      emitEvent('ecView', { type })
      tellBag()
    },
    product(...categories) {
      context.viewNumber++
      emitEvent('ecView', { type: 'product' })
      emitEvent('ecProduct', { eventType: 'detail', product: { categories } })
      tellBag()
    },
    bag(pieces) {
      quantity = pieces
      tellBag()
    },
    buy(total = 80) {
      quantity = 0
      context.viewNumber++
      emitEvent('ecView', { type: 'checkout' })
      context.conversionNumber++
      context.lifetimeValue = { value: context.lifetimeValue.value + total }
      emitEvent('ecBasketTransactionSummary', {
        transaction: { id: `${engine.clock.now()}` },
        basket: { total: { value: total } },
      })
    },
    pass: ({ minutes = 0, days = 0 }) => engine.clock.pass((days * 24 * 60 + minutes) * 60_000),
    nextSession: () => void context.sessionNumber++,
    isIn: (segment) => engine.isMemberOf(segment),
  }
}
