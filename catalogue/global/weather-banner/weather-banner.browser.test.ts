import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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

async function startExperience(service: ServiceFacts, own: object = {}, facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    config,
    reply: aService({ city: '2643743', ...service }),
    ...facts,
  })
}

const findSlot = (name: string) => document.querySelector(`[data-slot="${name}"]`) as HTMLElement
const findPictures = () => [...document.querySelectorAll<HTMLImageElement>('.global-weather-banner img')]
const listShownPictures = () => findPictures().map((each) => each.getAttribute('src')?.replace(`${icon}?`, ''))
const listCalls = () => run.requests.filter((url) => url.includes('/weather'))

async function expectNoChange(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(pageState().body).toBe(before.body)
  expect(run.errors).toEqual([])
}

describe('[GLB-09.1]', () => {
  test('the weather is requested once per page load, with the city of the visitor and the site', async () => {
    await startExperience({ weather: hot })
    await expect.poll(listShownPictures).toEqual(['hot', 'hot'])
    expect(listCalls()).toEqual(['https://collect.test/weather?cid=2643743&siteId=site'])
    const { explanation } = run
    run.publish('ecView', { type: 'home', language: 'en', country: 'uk', currency: 'GBP' })
    await expect.poll(() => explanation.progress).toBe('stopped')
    await expect.poll(listShownPictures).toEqual(['hot', 'hot'])
    expect(listCalls()).toHaveLength(1)
  })

  test('without a city there is no request', async () => {
    await startExperience({ weather: hot, city: '' })
    await expectNoChange()
    expect(listCalls()).toEqual([])
  })

  test('without any of the slots there is no request until one appears', async () => {
    await startExperience({ weather: hot }, { slotIds: ['late'] })
    await expectNoChange()
    expect(listCalls()).toEqual([])
    document.querySelector('main')?.append(document.createRange().createContextualFragment(aSlot('late')))
    await expect.poll(listShownPictures).toEqual(['hot'])
    expect(listCalls()).toHaveLength(1)
  })
})

describe('[GLB-09.4]', () => {
  test.each([
    ['hot', hot, '#hot'],
    ['rain', rain, '#rain'],
    ['cold', cold, undefined],
  ])(
    'the picture for %s replaces the content of each slot, and is a link if it has an address',
    async (name, weather, href) => {
      await startExperience({ weather })
      await expect.poll(listShownPictures).toEqual([name, name])
      for (const each of ['home-middle', 'listing-top']) {
        expect(findSlot(each).querySelector('img')?.checkVisibility()).toBe(true)
        expect(findSlot(each).querySelector('p')?.checkVisibility()).toBe(false)
        expect(findSlot(each).querySelector('img')?.closest('a')?.getAttribute('href')).toBe(href)
      }
      expect(findSlot('hero').querySelector('p')?.checkVisibility()).toBe(true)
    },
  )
})

describe('[GLB-09.9] words beside the picture', () => {
  const words = { rainTitle: 'Wet streets', rainText: 'Boots that keep out the rain', altText: '' }
  const boxOf = (selector: string) =>
    (document.querySelector(`.global-weather-banner ${selector}`) as Element).getBoundingClientRect()

  test.each([
    [1280, 'before', () => expect(boxOf('h2').right).toBeLessThanOrEqual(boxOf('img').left)],
    [390, 'below', () => expect(boxOf('h2').top).toBeGreaterThanOrEqual(boxOf('img').bottom)],
  ])(
    'at %i px they stand %s the picture and are part of its link, which needs no other name',
    async (width, _, judge) => {
      await page.viewport(width, 800)
      await startExperience({ weather: rain }, words)
      await expect.poll(listShownPictures).toEqual(['rain', 'rain'])
      const link = findSlot('home-middle').querySelector('a')
      expect([link?.getAttribute('href'), link?.textContent]).toEqual([
        '#rain',
        'Wet streetsBoots that keep out the rain',
      ])
      expect(link?.querySelector('img')?.alt).toBe('')
      judge()
    },
  )

  test('those for another weather do not appear, and without words the picture stands alone', async () => {
    await startExperience({ weather: hot }, words)
    await expect.poll(listShownPictures).toEqual(['hot', 'hot'])
    expect(findSlot('home-middle').querySelector('a')?.textContent).toBe('')
    expect(findSlot('home-middle').querySelector('.instep-words')).toBe(null)
    expect(findPictures()[0]?.alt).toBe('Offer')
  })
})

test.each([
  ['with a link they look like a button', '#rain', 'See the boots'],
  ['without a link they are left out', '', undefined],
])('[GLB-09.10] the words of rainCta: %s', async (_, rainLink, words) => {
  await startExperience({ weather: rain }, { rainTitle: 'Wet streets', rainCta: 'See the boots', rainLink })
  await expect.poll(listShownPictures).toEqual(['rain', 'rain'])
  expect(findSlot('home-middle').querySelector('.instep-button')?.textContent).toBe(words)
})

test('it keeps a distance from the elements before and after it', async () => {
  await startExperience({ weather: hot })
  await expect.poll(listShownPictures).toEqual(['hot', 'hot'])
  const { marginTop, marginBottom } = getComputedStyle(document.querySelector('.global-weather-banner') as Element)
  expect([marginTop, marginBottom].map(Number.parseFloat).every((each) => each >= 24)).toBe(true)
})

describe('[GLB-09.5]', () => {
  test.each([
    ['is empty', ''],
    ['does not load', '/catalogue/testing/no-such-picture.svg'],
  ])('when the picture for the weather %s the slots do not change', async (_, hotImage) => {
    await startExperience({ weather: hot }, { hotImage })
    await expect.poll(() => listCalls().length).toBe(1)
    await expectNoChange()
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
    await startExperience(service, own)
    await expect.poll(() => listCalls().length).toBe(1)
    await expectNoChange()
  })

  test('with onlyRainy an answer without temp shows the picture for rain', async () => {
    await startExperience({ weather: { id: 500 } }, { onlyRainy: true })
    await expect.poll(listShownPictures).toEqual(['rain', 'rain'])
  })

  test('a missing slot does not affect the others', async () => {
    await startExperience({ weather: hot }, { slotIds: ['nowhere', 'listing-top'] })
    await expect.poll(listShownPictures).toEqual(['hot'])
    expect(findSlot('listing-top').querySelector('img')).not.toBe(null)
    expect([run.errors, run.lines]).toEqual([[], []])
  })
})

test('[GLB-09.8] the alt text is altText, and removing the experience restores the content of the slots', async () => {
  await startExperience({ weather: cold })
  await expect.poll(() => findPictures().map(({ alt }) => alt)).toEqual(['Shoes for today', 'Shoes for today'])
  run.stop()
  expect(pageState()).toEqual(before)
  expect(findSlot('home-middle').querySelector('p')?.checkVisibility()).toBe(true)
})
