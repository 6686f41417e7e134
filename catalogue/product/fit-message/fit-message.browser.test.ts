import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { drawnSelects } from '../../testing/drawn-selects.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const content = { dataID: 'fit', narrow: 'Runs <narrow>', truetosize: 'As usual' }
const known: ServiceFacts = {
  datasets: { fit: { p: { narrow: 'yes', truetosize: 1 }, q: { truetosize: true }, off: { narrow: 'no' } } },
}

let run: TemplateRun
/** The keys of each look-up request. */
let asked: string[][]

beforeEach(() => {
  asked = []
  aPage(shopPage)
})
afterEach(() => run.stop())

const ofProduct = (productId: string): [string, object] => [
  'ecProduct',
  { eventType: 'detail', product: { productId } },
]

async function startExperience(productId = 'p', service = known): Promise<void> {
  const reply = aService(service)
  run = await runTemplate({
    experience,
    template,
    content,
    published: [ofProduct(productId)],
    reply(url, init) {
      if (url.includes('/graphql')) asked.push(JSON.parse(String(init.body)).variables.keys)
      return reply(url, init)
    },
  })
}

const findPlace = () => document.querySelector('.product-fit-message') as HTMLElement
const readMessage = () => findPlace().textContent

test('[PDP-22.1] the message of the deciding column is directly after the sizes', async () => {
  await startExperience()
  await expect.poll(readMessage).toBe('Runs <narrow>')
  expect(document.querySelector('[data-anchor="sizeSelector"]')?.nextElementSibling).toBe(findPlace())
  expect(asked).toEqual([['p']])
})

test.each(drawnSelects('sizeSelector'))(
  '[PDP-22.1] it is directly after what %s shows in place of a select',
  async (_, html) => {
    aPage(`<main>${html}</main>`)
    await startExperience()
    await expect.poll(readMessage).toBe('Runs <narrow>')
    expect(document.querySelector('#drawn')?.nextElementSibling).toBe(findPlace())
  },
)

test.each([
  ['no column is on', 'off', known, []],
  ['the product has no record', 'x', known, ['Dataset fit: 5: Record(s) not found']],
  ['the look-up fails', 'p', { failing: ['graphql'] }, ['Error fetching dataset']],
] as const)('[PDP-22.3] when %s no message is shown', async (_, productId, service, lines) => {
  await startExperience(productId, service as ServiceFacts)
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => run.lines).toEqual(lines)
  await waitUntilSettled()
  expect(readMessage()).toBe('')
  expect(findPlace().offsetHeight).toBe(0)
  expect(run.errors).toEqual([])
})

test('[PDP-22.4] another product removes the message immediately and is looked up; a late answer for the previous one is ignored', async () => {
  await startExperience()
  await expect.poll(readMessage).toBe('Runs <narrow>')
  const [message] = findPlace().children
  run.publish('ecProduct', { eventType: 'detail', product: { productId: 'p', sku: 'p-38' } })
  expect(findPlace().firstElementChild).toBe(message)
  run.publish(...ofProduct('q'))
  expect(readMessage()).toBe('')
  await expect.poll(readMessage).toBe('As usual')
  expect(asked).toEqual([['p'], ['q']])
  run.publish(...ofProduct('p'))
  run.publish(...ofProduct('off'))
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(readMessage()).toBe('')
})

test('[PDP-22.5] the message is plain text in a polite live region that existed before it', async () => {
  await startExperience('off')
  const before = findPlace()
  expect([before.getAttribute('role'), before.textContent, getComputedStyle(before).display]).toEqual([
    'status',
    '',
    'block',
  ])
  run.publish(...ofProduct('p'))
  await expect.poll(readMessage).toBe('Runs <narrow>')
  expect(findPlace()).toBe(before)
  expect(findPlace().firstElementChild?.children).toHaveLength(0)
})

test('[PDP-22.6] removing the experience removes the message', async () => {
  const before = pageState()
  await startExperience()
  await expect.poll(readMessage).toBe('Runs <narrow>')
  run.stop()
  expect(pageState()).toEqual(before)
})
