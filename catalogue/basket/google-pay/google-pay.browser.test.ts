import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const payButton = '<button type="button" data-anchor="googlePayButton" style="display: block">Google Pay</button>'
const bag = `<div id="pay">${payButton}</div><button type="button" id="other">Other Pay</button>`

const runs: TemplateRun[] = []

beforeEach(() => void aPage(bag))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

async function startExperience(content: object, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, reply: replyWith({ ip: '192.0.2.10' }), ...facts })
  runs.push(run)
  return run
}

/** Creates a service that answers the IP address request with this body. */
const replyWith = (body: unknown) => (url: string) =>
  url.includes('/ip?') ? new Response(JSON.stringify(body)) : undefined

const findButton = () => document.querySelector('[data-anchor="googlePayButton"]') as HTMLElement
const lookUps = ({ requests }: TemplateRun) => requests.filter((url) => url.includes('/ip?')).length

/** Whether the button is visible and takes up space. The focus check proves that it can be reached. */
function isThere(): boolean {
  findButton().focus()
  return findButton().checkVisibility() && findButton().offsetHeight > 0 && document.activeElement === findButton()
}

async function hiddenForGood(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(isThere()).toBe(false)
}

test('[BAS-08.1] until the address is known the button is hidden, takes up no space and cannot be focused', async () => {
  const gate = Promise.withResolvers<Response>()
  const late = replyWith({})
  const run = await startExperience(
    { allowedIPs: '192.0.2.10' },
    { reply: (url) => (late(url) ? (gate.promise as unknown as Response) : undefined) },
  )
  await hiddenForGood()
  expect((document.querySelector('#pay') as HTMLElement).offsetHeight).toBe(0)
  gate.resolve(new Response('{"ip":"192.0.2.10"}'))
  await expect.poll(isThere).toBe(true)
  expect(lookUps(run)).toBe(1)
})

test('[BAS-08.1] a button that is added later is hidden from the start', async () => {
  aPage('<div id="pay"></div>')
  await startExperience({ allowedIPs: '192.0.2.99' })
  document.querySelector('#pay')?.replaceChildren(document.createRange().createContextualFragment(payButton))
  expect(isThere()).toBe(false)
})

test('for a chosen address the button is left as the shop made it, for any other address it stays hidden', async () => {
  const before = pageState()
  await startExperience({ allowedIPs: '192.0.2.9, 192.0.2.10' })
  await expect.poll(isThere).toBe(true)
  expect(pageState()).toEqual(before)
  await startExperience({ allowedIPs: '192.0.2.9' })
  await hiddenForGood()
})

test('[BAS-08.2] the addresses may also be a list', async () => {
  await startExperience({ allowedIPs: ['192.0.2.9', '192.0.2.10'] })
  await expect.poll(isThere).toBe(true)
})

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['gives no address', replyWith({})],
  ['gives no JSON', () => new Response('<p>')],
])(
  '[BAS-08.3] when the look-up %s the button stays hidden, and the failure is only logged to the console',
  async (_, reply) => {
    const run = await startExperience(
      { allowedIPs: '192.0.2.10' },
      { reply: (url) => (url.includes('/ip?') ? reply(url) : undefined) },
    )
    await expect.poll(() => run.lines).toContain('The IP address is not known')
    await hiddenForGood()
    expect(run.errors).toEqual([])
  },
)

test.each([{}, { allowedIPs: '' }, { allowedIPs: ' ' }, { allowedIPs: [] }])(
  'with %j the button stays hidden, and no request is sent',
  async (content) => {
    const run = await startExperience(content)
    await hiddenForGood()
    expect(lookUps(run)).toBe(0)
  },
)

test('[BAS-08.5] one look-up per page load is enough for a button rendered again and for a second page view', async () => {
  const run = await startExperience({ allowedIPs: '192.0.2.9' })
  await hiddenForGood()
  document.querySelector('#pay')?.replaceChildren(document.createRange().createContextualFragment(payButton))
  expect(isThere()).toBe(false)
  run.publish('ecView', { type: 'basket', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' })
  await hiddenForGood()
  expect(lookUps(run)).toBe(1)
})

test('[BAS-08.6] other payment buttons are not changed, and removing the experience shows the button again', async () => {
  const findOther = () => document.querySelector('#other') as HTMLElement
  const before = findOther().getBoundingClientRect().height
  const run = await startExperience({ allowedIPs: '192.0.2.9' })
  await hiddenForGood()
  expect(findOther().checkVisibility()).toBe(true)
  expect(findOther().getBoundingClientRect().height).toBe(before)
  run.stop()
  expect(isThere()).toBe(true)
})

test('[BAS-08.7] what the shop keeps free for the button is hidden with it, and there again where the button is shown', async () => {
  const findPlace = () => document.querySelector('#pay') as HTMLElement
  findPlace().style.minHeight = '52px'
  const run = await startExperience({ allowedIPs: '192.0.2.9', place: '#pay' })
  await hiddenForGood()
  expect(findPlace().offsetHeight).toBe(0)
  run.stop()
  expect(findPlace().offsetHeight).toBeGreaterThanOrEqual(52)
  await startExperience({ allowedIPs: '192.0.2.10', place: '#pay' })
  await expect.poll(isThere).toBe(true)
  expect(findPlace().offsetHeight).toBeGreaterThanOrEqual(52)
  const roomFor = (place: string) => template.room?.({ allowedIPs: [], place }, { sizeOf: () => undefined })
  expect([roomFor('#pay'), roomFor('')]).toEqual([[{ selector: '#pay', css: 'display:none!important' }], []])
})

test('[BAS-08.7] the page keeps the place closed until the button is there, also for whom it is shown', async () => {
  aPage('<div id="pay"></div>')
  const run = await startExperience({ allowedIPs: '192.0.2.10', place: '#pay' })
  await waitUntilSettled()
  expect(run.seen).toEqual([])
  document.querySelector('#pay')?.append(document.createRange().createContextualFragment(payButton))
  await expect.poll(() => run.seen.length).toBeGreaterThan(0)
})
