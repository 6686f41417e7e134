import { createRequire } from 'node:module'

type Fact = object
type PeerVerdict = boolean | Promise<boolean>

/** A contender: evaluates the rule of `rule.ts` on an event. */
export type Peer = { name: string; judge: (event: Fact) => PeerVerdict }

// Loaded by name, so that a package that is not installed is skipped and reported.
const require = createRequire(import.meta.url)

const price = 'product.price.value'
const varOf = (name: string) => ({ var: name })
const logic = {
  and: [
    { '==': [varOf('eventType'), 'detail'] },
    { '>=': [varOf(price), 50] },
    { '<=': [varOf(price), 200] },
    { or: [{ in: ['boots', varOf('product.categories')] }, { in: ['chelsea', varOf('product.name')] }] },
    { '!': [{ '<=': [varOf('product.stock'), 2] }] },
  ],
}

/** The query in MongoDB syntax, for sift. GrowthBook uses the same operators except those for lists. */
const mongoQuery = (hasBoots: object) => ({
  eventType: 'detail',
  [price]: { $gte: 50, $lte: 200 },
  $or: [{ 'product.categories': hasBoots }, { 'product.name': { $regex: 'chelsea' } }],
  'product.stock': { $gt: 2 },
})

const factRule = (path: string, operator: string, wanted: unknown) => ({ fact: 'event', path, operator, value: wanted })

const makers: Record<string, () => (event: Fact) => PeerVerdict> = {
  'json-logic-js'() {
    const { apply } = require('json-logic-js') as { apply: (logic: object, event: Fact) => boolean }
    return (event) => apply(logic, event)
  },
  'json-rules-engine'() {
    const { Engine } = require('json-rules-engine') as {
      Engine: new () => {
        addRule(rule: object): void
        addOperator(name: string, test: (a: string, b: string) => boolean): void
        run(facts: object): Promise<{ events: unknown[] }>
      }
    }
    const engine = new Engine()
    engine.addOperator('has', (text, part) => text.includes(part))
    engine.addRule({
      event: { type: 'satisfied' },
      conditions: {
        all: [
          factRule('$.eventType', 'equal', 'detail'),
          factRule(`$.${price}`, 'greaterThanInclusive', 50),
          factRule(`$.${price}`, 'lessThanInclusive', 200),
          {
            any: [factRule('$.product.categories', 'contains', 'boots'), factRule('$.product.name', 'has', 'chelsea')],
          },
          { not: factRule('$.product.stock', 'lessThanInclusive', 2) },
        ],
      },
    })
    return async (event) => (await engine.run({ event })).events.length > 0
  },
  sift() {
    const { default: sift } = require('sift') as { default: (query: object) => (event: Fact) => boolean }
    return sift(mongoQuery({ $in: ['boots'] }))
  },
  '@growthbook/growthbook'() {
    const { evalCondition } = require('@growthbook/growthbook') as {
      evalCondition: (event: Fact, query: object) => boolean
    }
    const condition = mongoQuery({ $in: ['boots'] })
    return (event) => evalCondition(event, condition)
  },
  'json-logic-engine'() {
    const { LogicEngine } = require('json-logic-engine') as {
      LogicEngine: new () => { run(logic: object, event: Fact): boolean }
    }
    const engine = new LogicEngine()
    return (event) => engine.run(logic, event)
  },
  'json-logic-engine, built (needs unsafe-eval)'() {
    const { LogicEngine } = require('json-logic-engine') as {
      LogicEngine: new () => { build(logic: object): (event: Fact) => boolean }
    }
    return new LogicEngine().build(logic)
  },
}

/** Returns the peers that are installed, ready to evaluate. */
export function listPeers(): Peer[] {
  return Object.entries(makers).flatMap(([name, make]) => {
    try {
      return [{ name, judge: make() }]
    } catch (error) {
      if ((error as { code?: string }).code !== 'MODULE_NOT_FOUND') throw error
      console.log(`${name} is not installed`)
      return []
    }
  })
}
