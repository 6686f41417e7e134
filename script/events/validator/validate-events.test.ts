import { expect, test, vi } from 'vitest'
import { runSteps } from '../../startup/run-steps.ts'
import { startValidator } from '../../startup/steps/validator.ts'
import { steps } from '../../startup/steps.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'

const money = { value: 45, currency: 'GBP' }
const product = { productId: 'moor', name: 'Moor boot', url: '/moor', price: money, images: ['/moor.jpg'] }
const basket = { id: 'b', subtotal: money, total: money, quantity: 1 }
const line = { basket, product: { productId: 'moor', name: 'Moor boot', price: money }, quantity: 1, subtotal: money }
const view = { type: 'home', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }
const transaction = { id: 't' }

/** Starts a whole run, in debug mode unless a test overrides it, on a page with a view. */
async function debugging(facts: RunFacts = {}): Promise<TestRun> {
  const run = aRun({ options: [['qb_debug', '1']], reply: () => ({ status: 404, text: '{}' }), ...facts })
  run.page.uv().q = [['emit', ['ecView', view]]]
  await runSteps(steps, run)
  return run
}

/** Returns the problems logged after an event. */
function problemsAfter(run: TestRun, type: string, data: object): string[] {
  const before = run.log.lines.length
  run.bus?.uv.emit(type, data)
  return run.log.lines.slice(before).flatMap(({ level, message }) => (level === 'warn' ? [message] : []))
}

test.each<[type: string, whole: object]>([
  ['ecView', view],
  ['shop.ecView', view],
  ['ecUser', { user: { id: 'u' } }],
  ['ecUser', { user: { id: 'u', email: 'a@b.test', loyalty: 'gold' } }],
  ['ecProduct', { eventType: 'detail', product: { ...product, sku: 's', stock: '3', originalPrice: money } }],
  ['ecProduct', { eventType: 'listing', productIds: ['moor'] }],
  ['ecSearch', { text: 'boots', resultCount: 3 }],
  ['ecBasketItem', line],
  ['ecBasketSummary', { basket }],
  ['ecBasketItemTransaction', { ...line, transaction }],
  ['ecBasketTransactionSummary', { transaction, basket }],
  ['anythingElse', {}],
])('[ST-25] a complete %s has no problems', async (type, whole) => {
  expect(problemsAfter(await debugging(), type, whole)).toEqual([])
})

test.each<[type: string, data: object, problems: string[]]>([
  ['ecView', { ...view, type: undefined }, ['type is missing']],
  ['ecView', { ...view, language: 7, country: null }, ['language is not a text', 'country is missing']],
  ['ecUser', {}, ['user is missing']],
  ['ecUser', { user: { id: 7, email: { email: 8 } } }, ['user.id is not a text', 'user.email.email is not a text']],
  ['ecProduct', {}, ['eventType is none of detail, listing, search, recommendation']],
  [
    'ecProduct',
    { eventType: 'detail', product: { ...product, price: { value: 'free' }, images: [], categories: 'boots' } },
    [
      'product.price.value is not a number',
      'product.price.currency is missing',
      'product.categories is not a list of texts',
    ],
  ],
  ['ecProduct', { eventType: 'search', productIds: ['a', 7] }, ['productIds is not a list of texts']],
  ['ecSearch', { text: 'boots' }, ['resultCount is missing']],
  ['ecBasketItem', { ...line, product: 'moor' }, ['product is not an object']],
  ['ecBasketSummary', { basket: { ...basket, total: undefined } }, ['basket.total is missing']],
  ['ecBasketItemTransaction', line, ['transaction is missing']],
  ['ecBasketTransactionSummary', { basket, transaction: {} }, ['transaction.id is missing']],
  ['ecBasketTransactionSummary', { basket, transaction: { id: 7 } }, ['transaction.id is not a text']],
  ['', {}, ['Invalid event: meta.type is not a text']],
])('[ST-25] for the event %j with %j the log names the problems', async (type, data, problems) => {
  const run = await debugging()
  expect(problemsAfter(run, type, data)).toEqual(problems.map((problem) => `${type}: ${problem}`))
})

test('[ST-25] an event that cannot be read is reported, and later events are checked and handled', async () => {
  const run = await debugging()
  const heard: unknown[] = []
  run.bus?.enriched.on('ecSearch', ({ text }) => heard.push(text))
  const ownKeys = (): never => {
    throw new Error('it broke')
  }
  const hostile = { user: new Proxy({}, { ownKeys }) }
  expect(problemsAfter(run, 'ecUser', hostile)).not.toEqual([])
  expect(problemsAfter(run, 'ecSearch', { text: 'boots' })).toEqual(['ecSearch: resultCount is missing'])
  expect(heard).toEqual(['boots'])
})

test('[ST-25, UR-05] earlier events are checked as well, and an event with problems is handled and sent as without debug mode', async () => {
  const wrong = { type: 7 }
  const sentWith = async (options: [string, string][]) => {
    const run = aRun({ options, config: { flags: { compression: false } }, reply: () => ({ status: 404, text: '{}' }) })
    run.page.uv().q = [['emit', ['ecView', wrong]]]
    await runSteps(steps, run)
    await run.page.clock.pass(10_000)
    return { run, sent: run.page.requests.filter(({ url }) => url.includes('/events/')).map(({ body }) => body) }
  }
  const debugged = await sentWith([['qb_debug', '1']])
  expect(debugged.run.log.lines.map(({ message }) => message)).toContain('ecView: type is not a text')
  expect(debugged.sent.length).toBeGreaterThan(0)
  expect(debugged.sent).toEqual((await sentWith([])).sent)
})

test('[ST-25, UR-05] the validator runs only in debug mode', async () => {
  expect(problemsAfter(await debugging({ options: [] }), 'ecSearch', {})).toEqual([])
  expect(problemsAfter(await debugging({ options: [['qb_debug', '0']] }), 'ecSearch', {})).toEqual([])
  expect(problemsAfter(await debugging({ options: [['smartserve_debug', 'true']] }), 'ecSearch', {})).toHaveLength(2)
})

test('[ST-25] a failure to start the validator is logged, and the run continues', async () => {
  const run = aRun({ options: [['qb_debug', '1']] })
  // Without a bus there are no events to listen to.
  await startValidator(run)
  expect(run.log.lines).toMatchObject([{ level: 'error', message: 'OKQP VALIDATOR: Start failed' }])
  const broken = vi.fn(() => {
    throw new Error('it broke')
  })
  const whole = aRun({ options: [['qb_debug', '1']] })
  const failing = steps.map(([name, step]) => {
    const failsHere: typeof step = (each) => {
      if (each.bus) each.bus.hear = broken
      return step(each)
    }
    return [name, name === 'validator' ? failsHere : step] as const
  })
  expect((await runSteps(failing, whole)).ended).toBe('whole')
  expect(broken).toHaveBeenCalled()
  expect(whole.log.lines.map(({ message }) => message)).toContain('OKQP VALIDATOR: Start failed')
})
