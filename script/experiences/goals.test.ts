import { expect, test } from 'vitest'
import type { Goal } from '../../contract/experience.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { type Started, sentOf, startRun } from './testing/started.ts'

const goalsOf = (run: Started) => sentOf(run, 'qubit.goalAchieved')
const order = (id: string, total?: number) => ({
  transaction: { id, total: 12 },
  basket: total === undefined ? {} : { total: { value: total, currency: 'GBP' } },
})

/** A run whose visitor has seen an experience with these goals. */
async function seen(goals: Goal[], facts: Parameters<typeof anExperience>[0] = {}): Promise<Started> {
  const run = await startRun([anExperience({ goals, ...facts })])
  await run.view('home')
  return run
}

async function emit(run: Started, type: string, data: object): Promise<void> {
  run.bus?.uv.emit(type, data)
  await run.page.clock.pass(0)
}

test('[GO-02] a goal event has the goal with its value, the experience, variation and iteration, and for orders also the amount and transaction', async () => {
  const run = await seen(
    [
      { key: 'transaction', primary: true },
      { key: 'page_url', op: 'contains', value: '/uk/en' },
    ],
    { variations: [aVariation({ variationMasterId: 'm', variationIsControl: true })] },
  )
  await emit(run, 'ecBasketTransactionSummary', order('o1', 40))
  await run.view('home')
  const common = { experienceId: 'experience', variationMasterId: 'm', iterationId: '1', isControl: true }
  expect(goalsOf(run)).toEqual([
    { ...common, goalId: 'transaction', goalType: 'conversion', primary: true, goalAmount: 40, transactionId: 'o1' },
    { ...common, goalId: 'page_url:/uk/en', goalType: 'url', primary: false },
  ])
})

test('[GO-01] goals are sent only for experiences whose current iteration the visitor has seen', async () => {
  const goals = [{ key: 'page_url', op: 'contains', value: 'shop' }]
  const run = await startRun([
    anExperience({ experimentId: 'seen', goals }),
    anExperience({ experimentId: 'renewed', iterationId: '2', goals, activation_rules: { min_page_views: 9 } }),
    anExperience({ experimentId: 'never', goals, activation_rules: { min_page_views: 9 } }),
  ])
  const stored = { experienceId: 'renewed', iterationId: '1', probability: 0.5, timesActivated: 1, pid: 'v' }
  run.cookies?.change({ permanent: { experienceState: [stored] } })
  await run.view()
  await run.view()
  expect(goalsOf(run).map(({ experienceId }) => experienceId)).toEqual(['seen'])
})

test('[GO-01] goals and metrics emitted during an execution are held until the experience has been seen, and dropped when it fails', async () => {
  const emitting = (fails: boolean) => (options: ExperienceOptions) => {
    options.emitCustomGoal('begun')
    options.emitMetric('speed', 'p1', { ms: 3 })
    if (fails) throw new Error('broken')
  }
  const goals = [{ key: 'custom', value: 'begun' }]
  const run = await startRun([
    anExperience({ experimentId: 'good', goals, execution: emitting(false) as never }),
    anExperience({ experimentId: 'broken', goals, execution: emitting(true) as never }),
  ])
  await run.view()
  const own = run.sent.filter(({ type }) => /^qubit\.(experience|metric|goalAchieved)$/.test(type))
  expect(own.map(({ type, data }) => `${type} ${data.experienceId}`)).toEqual([
    'qubit.experience good',
    'qubit.goalAchieved good',
    'qubit.metric good',
  ])
})

test.each<[string, string, string]>([
  ['transaction', 'transaction', 'conversion'],
  ['metrics.conversions_per_visitor', 'metrics.conversions_per_visitor', 'conversion'],
  ['metrics.revenue_per_visitor', 'metrics.revenue_per_visitor', 'conversion'],
  ['metrics.revenue_per_converter', 'metrics.revenue_per_converter', 'conversion'],
])(
  '[GO-03] %s counts a new transaction with the total of its basket, or with its own total when the basket has none',
  async (key, goalId, goalType) => {
    const run = await seen([{ key }])
    await emit(run, 'ecBasketTransactionSummary', order('o1', 40))
    await emit(run, 'ecBasketTransactionSummary', order('o2'))
    const rest = { goalId, goalType }
    expect(goalsOf(run)).toMatchObject([
      { ...rest, goalAmount: 40, transactionId: 'o1' },
      { ...rest, goalAmount: 12, transactionId: 'o2' },
    ])
  },
)

test.each<[Goal, string | undefined]>([
  [{ key: 'page_url', op: 'contains', value: '/uk/' }, 'page_url:/uk/'],
  [{ key: 'pageviews.url', op: 'regex', value: ['/fr/', '/UK/..'] }, 'pageviews.url:/UK/..'],
  [{ key: 'page_url', op: 'eq', value: 'shop.test/uk/en' }, 'page_url:shop.test/uk/en'],
  [{ key: 'page_url', op: 'in', value: ['shop.test/fr/fr', 'shop.test/uk/en'] }, 'page_url:shop.test/uk/en'],
  [{ key: 'page_url', op: 'contains', value: '/fr/' }, undefined],
])('[GO-03] the goal %j counts a view when the address matches', async (goal, goalId) => {
  const run = await seen([goal])
  await run.view('home')
  expect(goalsOf(run).map((each) => [each.goalId, each.goalType])).toEqual(goalId ? [[goalId, 'url']] : [])
})

const category = 'pageviews.customvalues.uv.page.category'

test.each<[Goal, string[]]>([
  [{ key: category, value: ['product', 'basket'] }, [`${category}:product`, `${category}:basket`]],
  [{ key: category, op: 'regex', value: '^bask' }, [`${category}:^bask`]],
  [{ key: 'ecBasketItemAction.action', value: 'add' }, ['ecBasketItemAction.action:add']],
  [
    { key: 'ecBasketItemAction.product.productId', op: 'in', value: ['p2', 'p1'] },
    ['ecBasketItemAction.product.productId:p1'],
  ],
  [{ key: 'ecBasketItemAction.product.name' }, []],
  [{ key: 'ecBasketItemAction.action' }, ['ecBasketItemAction.action']],
  [{ key: 'ecBasketItemAction.action', op: 'gt', value: 'a' }, []],
])('[GO-03] the goal %j counts by the type of the view or by a field of an event', async (goal, ids) => {
  const run = await seen([goal])
  await run.view('product')
  await emit(run, 'ecBasketItemAction', { action: 'add', product: { productId: 'p1' } })
  await run.view('basket')
  expect(goalsOf(run).map(({ goalId }) => goalId)).toEqual(ids)
  expect(goalsOf(run).every(({ goalType }) => goalType === 'event')).toBe(true)
})

test('[GO-03] click-through and custom goals count when the experience reports them', async () => {
  let options: ExperienceOptions | undefined
  const goals = [{ key: 'click_through' }, { key: 'custom', value: 'cta-clicks', primary: true }]
  const execution = (given: ExperienceOptions) => {
    options = given
  }
  const run = await seen(goals, { execution: execution as never })
  options?.onClickthrough()
  options?.emitCustomGoal('cta-clicks')
  expect(goalsOf(run)).toMatchObject([
    { goalId: 'click_through', goalType: 'interaction', primary: false },
    { goalId: 'custom:cta-clicks', goalType: 'custom', primary: true },
  ])
})

test('[GO-04] a goal is sent once per page view and an order once per id, for each experience in the order of the list', async () => {
  const goals = [{ key: 'transaction' }, { key: 'ecBasketItemAction.action', value: 'add' }]
  const run = await startRun([
    anExperience({ experimentId: 'one', goals }),
    anExperience({ experimentId: 'two', goals }),
  ])
  await run.view()
  for (let time = 0; time < 2; time++) {
    await emit(run, 'ecBasketItemAction', { action: 'add' })
    await emit(run, 'ecBasketItemAction', { action: 'add' })
    await emit(run, 'ecBasketTransactionSummary', order('o1', 40))
    await run.view()
  }
  const add = 'ecBasketItemAction.action:add'
  expect(goalsOf(run).map(({ experienceId, goalId }) => `${experienceId} ${goalId}`)).toEqual([
    ...[`one ${add}`, `two ${add}`, 'one transaction', 'two transaction'],
    ...[`one ${add}`, `two ${add}`],
  ])
})

test('[GO-04] reloading the order page sends no goal for an order that was already counted', async () => {
  const run = await seen([{ key: 'transaction' }])
  await emit(run, 'ecBasketTransactionSummary', order('o1', 40))
  expect(goalsOf(run)).toHaveLength(1)
  const again = await startRun([anExperience({ goals: [{ key: 'transaction' }] })], {
    jar: run.page.jar,
    page: { storage: run.page.storage },
  })
  await again.view()
  await emit(again, 'ecBasketTransactionSummary', order('o1', 40))
  expect(goalsOf(again)).toEqual([])
})

test('[GO-03, GO-04] an order that its page has emitted before the script was there reaches its goal, and none when the page is reloaded', async () => {
  const run = await seen([{ key: 'transaction' }])
  const orderPage = ({ page }: Started) => {
    page.leave()
    return startRun([anExperience({ goals: [{ key: 'transaction' }] })], {
      jar: page.jar,
      page: { storage: page.storage },
      early: [
        ['ecView', { type: 'checkout' }],
        ['ecBasketTransactionSummary', order('o1', 40)],
      ],
    })
  }
  const opened = await orderPage(run)
  expect(goalsOf(opened)).toMatchObject([{ goalId: 'transaction', goalAmount: 40, transactionId: 'o1' }])
  expect(goalsOf(await orderPage(opened))).toEqual([])
})

test('[GO-03] a view reaches the goal of the address at which it was emitted, though the page has changed it since', async () => {
  const run = await startRun([anExperience({ goals: [{ key: 'page_url', op: 'contains', value: 'order=' }] })])
  await run.view()
  run.page.leave()
  const done = await startRun([anExperience({ goals: [{ key: 'page_url', op: 'contains', value: 'order=' }] })], {
    jar: run.page.jar,
    early: [['ecView', { type: 'checkout' }, { url: 'https://www.shop.test/done?order=1' }]],
  })
  expect(goalsOf(done)).toMatchObject([{ goalId: 'page_url:order=' }])
})

test('[GO-05] emitting a custom goal without a name is an error of the experience, and no goal is sent', async () => {
  const run = await seen([], {
    execution: ((options: ExperienceOptions) => options.emitCustomGoal(' ')) as never,
  })
  expect(sentOf(run, 'qubit.errorExperience')).toMatchObject([
    { name: 'No custom goal name', message: 'No name was provided for the custom goal' },
  ])
  expect(goalsOf(run)).toEqual([])
})

test('a forced experience sends no goal, metric or analytics event, so that previews do not affect results', async () => {
  const goals = [{ key: 'page_url', op: 'contains', value: 'shop' }]
  const execution = (options: ExperienceOptions) => {
    options.emitCustomGoal('x')
    options.onImpression()
  }
  const run = await startRun([anExperience({ goals, execution: execution as never, has_ga_4_integration: true })], {
    config: { forceByAddress: true },
    options: [['qb_force', 'experience']],
  })
  await run.view()
  await run.view()
  expect(sentOf(run, 'qubit.experience')).toHaveLength(2)
  expect([...goalsOf(run), ...sentOf(run, 'qubit.metric')]).toEqual([])
})
