import { createRequire } from 'node:module'

type Fact = object
type Verdict = boolean | Promise<boolean>

/** A contender: evaluates the rule of `rule.ts` on an event. */
export type Peer = { name: string; judge: (event: Fact) => Verdict }

// By name, so that one that is not installed is left out and said to be.
const require = createRequire(import.meta.url)

const price = 'product.price.value'
const value = (name: string) => ({ var: name })
const logic = {
  and: [
    { '==': [value('eventType'), 'detail'] },
    { '>=': [value(price), 50] },
    { '<=': [value(price), 200] },
    { or: [{ in: ['boots', value('product.categories')] }, { in: ['chelsea', value('product.name')] }] },
    { '!': [{ '<=': [value('product.stock'), 2] }] },
  ],
}

/** As MongoDB has it, for sift; GrowthBook knows the same signs but for lists. */
const query = (hasBoots: object) => ({
  eventType: 'detail',
  [price]: { $gte: 50, $lte: 200 },
  $or: [{ 'product.categories': hasBoots }, { 'product.name': { $regex: 'chelsea' } }],
  'product.stock': { $gt: 2 },
})

const fact = (path: string, operator: string, wanted: unknown) => ({ fact: 'event', path, operator, value: wanted })

const makers: Record<string, () => (event: Fact) => Verdict> = {
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
          fact('$.eventType', 'equal', 'detail'),
          fact(`$.${price}`, 'greaterThanInclusive', 50),
          fact(`$.${price}`, 'lessThanInclusive', 200),
          { any: [fact('$.product.categories', 'contains', 'boots'), fact('$.product.name', 'has', 'chelsea')] },
          { not: fact('$.product.stock', 'lessThanInclusive', 2) },
        ],
      },
    })
    return async (event) => (await engine.run({ event })).events.length > 0
  },
  sift() {
    const { default: sift } = require('sift') as { default: (query: object) => (event: Fact) => boolean }
    return sift(query({ $in: ['boots'] }))
  },
  '@growthbook/growthbook'() {
    const { evalCondition } = require('@growthbook/growthbook') as {
      evalCondition: (event: Fact, query: object) => boolean
    }
    const condition = query({ $in: ['boots'] })
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

/** Those that are installed, ready to judge. */
export function peers(): Peer[] {
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
