import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const content = {
  threshold: 20,
  slotIds: 'home-middle, listing-top',
  altText: 'Shoes for today',
  hotImage: `${icon}?hot`,
  coldImage: `${icon}?cold`,
  rainImage: `${icon}?rain`,
  hotLink: '#hot',
  rainLink: '#rain',
}
const config = { weather: { siteId: 'site' } }
const hot = { temp: 25, id: 800 }
const rain = { temp: 9, id: 500 }
const cold = { temp: 9, id: 800 }

const aSlot = (name: string) => `<div data-anchor="contentSlot" data-slot="${name}"><p>Own content of ${name}</p></div>`

let run: TemplateRun
let before: ReturnType<typeof pageState>

beforeEach(() => {
  aPage(`<main>${aSlot('home-middle')}${aSlot('hero')}${aSlot('listing-top')}</main>`)
  before = pageState()
})

afterEach(() => run.stop())

async function start(service: ServiceFacts, own: object = {}, facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    config,
    reply: aService({ city: '2643743', ...service }),
    ...facts,
  })
}

const slot = (name: string) => document.querySelector(`[data-slot="${name}"]`) as HTMLElement
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.global-weather-banner img')]
const shown = () => pictures().map((each) => each.getAttribute('src')?.replace(`${icon}?`, ''))
const calls = () => run.requests.filter((url) => url.includes('/weather'))

async function nothing(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(pageState().body).toBe(before.body)
  expect(run.errors).toEqual([])
}

describe('[GLB-09.1]', () => {
  test('one call with the city of the visitor and the site, once per page load', async () => {
    await start({ weather: hot })
    await expect.poll(shown).toEqual(['hot', 'hot'])
    expect(calls()).toEqual(['https://collect.test/weather?cid=2643743&siteId=site'])
    const { explanation } = run
    run.publish('ecView', { type: 'home', language: 'en', country: 'uk', currency: 'GBP' })
    await expect.poll(() => explanation.progress).toBe('stopped')
    await expect.poll(shown).toEqual(['hot', 'hot'])
    expect(calls()).toHaveLength(1)
  })

  test('no call without a city', async () => {
    await start({ weather: hot, city: '' })
    await nothing()
    expect(calls()).toEqual([])
  })

  test('no call without any of the slots, until one comes', async () => {
    await start({ weather: hot }, { slotIds: ['late'] })
    await nothing()
    expect(calls()).toEqual([])
    document.querySelector('main')?.append(document.createRange().createContextualFragment(aSlot('late')))
    await expect.poll(shown).toEqual(['hot'])
    expect(calls()).toHaveLength(1)
  })
})

describe('[GLB-09.4]', () => {
  test.each([
    ['hot', hot, '#hot'],
    ['rain', rain, '#rain'],
    ['cold', cold, undefined],
  ])(
    'the picture for %s is in each slot in place of its content, and a link where it has one',
    async (name, weather, href) => {
      await start({ weather })
      await expect.poll(shown).toEqual([name, name])
      for (const each of ['home-middle', 'listing-top']) {
        expect(slot(each).querySelector('img')?.checkVisibility()).toBe(true)
        expect(slot(each).querySelector('p')?.checkVisibility()).toBe(false)
        expect(slot(each).querySelector('img')?.closest('a')?.getAttribute('href')).toBe(href)
      }
      expect(slot('hero').querySelector('p')?.checkVisibility()).toBe(true)
    },
  )
})

test('it keeps a distance from what is before and after it', async () => {
  await start({ weather: hot })
  await expect.poll(shown).toEqual(['hot', 'hot'])
  const { marginTop, marginBottom } = getComputedStyle(document.querySelector('.global-weather-banner') as Element)
  expect([marginTop, marginBottom].map(Number.parseFloat).every((each) => each >= 24)).toBe(true)
})

describe('[GLB-09.5]', () => {
  test.each([
    ['is empty', ''],
    ['does not load', '/catalogue/testing/no-such-picture.svg'],
  ])('when the picture of the weather %s the slots stay as they are', async (_, hotImage) => {
    await start({ weather: hot }, { hotImage })
    await expect.poll(() => calls().length).toBe(1)
    await nothing()
  })
})

describe('[GLB-09.7]', () => {
  test.each<[string, ServiceFacts, object]>([
    ['a failed call', { failing: ['/weather'] }, {}],
    ['an answer without temp', { weather: { id: 800 } }, {}],
    ['an answer without id', { weather: { temp: 25 } }, {}],
    ['an answer without id, where only rain counts,', { weather: { temp: 25 } }, { onlyRainy: true }],
    ['another weather than rain, where only that counts,', { weather: hot }, { onlyRainy: true }],
  ])('%s changes nothing', async (_, service, own) => {
    await start(service, own)
    await expect.poll(() => calls().length).toBe(1)
    await nothing()
  })

  test('an answer without temp shows the rain where only that counts', async () => {
    await start({ weather: { id: 500 } }, { onlyRainy: true })
    await expect.poll(shown).toEqual(['rain', 'rain'])
  })

  test('a slot that does not exist is nothing to the others', async () => {
    await start({ weather: hot }, { slotIds: ['nowhere', 'listing-top'] })
    await expect.poll(shown).toEqual(['hot'])
    expect(slot('listing-top').querySelector('img')).not.toBe(null)
    expect([run.errors, run.lines]).toEqual([[], []])
  })
})

test('[GLB-09.8] the alt text is altText, and removal restores the content of the slots', async () => {
  await start({ weather: cold })
  await expect.poll(() => pictures().map(({ alt }) => alt)).toEqual(['Shoes for today', 'Shoes for today'])
  run.stop()
  expect(pageState()).toEqual(before)
  expect(slot('home-middle').querySelector('p')?.checkVisibility()).toBe(true)
})
