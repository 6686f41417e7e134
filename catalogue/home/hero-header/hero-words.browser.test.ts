import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const white = 'rgb(255, 255, 255)'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1000, 700)
  aPage(`
    <style>body { margin: 0 } header { position: fixed; inset: 0 0 auto; height: 60px } main { padding-top: 60px }</style>
    <header data-anchor="header"><nav data-anchor="navMenu"><a href="#men">MENS</a></nav></header>
    <main data-anchor="mainContent"><section data-anchor="heroBanner"><h1>Shoes</h1></section></main>`)
})

afterEach(() => {
  run.stop()
  document.body.replaceChildren()
})

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content: { image: '/catalogue/testing/icon.svg', ...content } })
  await expect.poll(() => run.explanation.progress).toBe('executed')
}

const findHero = () => document.querySelector<HTMLElement>('.home-hero-header')
const findElement = (selector: string) => document.querySelector(selector) as HTMLElement
const readStyle = (selector: string) => getComputedStyle(findElement(selector))

describe('[HOM-06.12] words of the picture', () => {
  const words = { title: 'Into spring', text: 'Light shoes', cta: 'Shop new in' }
  const boxOf = (selector: string) => findElement(`.home-hero-header ${selector}`).getBoundingClientRect()

  test.each([390, 1000])('at %i px they are over it, name its link, and are in menuColor', async (width) => {
    await page.viewport(width, 700)
    await startExperience({ ...words, bannerURL: '#new', menuColor: 'rgb(1, 2, 3)' })
    expect(
      page.getByRole('link', { name: 'Into spring Light shoes Shop new in', exact: true }).elements(),
    ).toHaveLength(1)
    expect(readStyle('.home-hero-header h1').color).toBe('rgb(1, 2, 3)')
    const [inside, picture] = [boxOf('.home-hero-header-text'), boxOf('img')]
    expect([inside.top >= picture.top, inside.bottom <= picture.bottom]).toEqual([true, true])
    expect(boxOf('h1').top).toBeGreaterThan(findElement('header').getBoundingClientRect().bottom)
    expect(boxOf('.home-hero-header-text-cta').height).toBeGreaterThanOrEqual(44)
  })

  test('the heading is in menuColor where the shop has a colour for headings', async () => {
    document.body.insertAdjacentHTML('beforeend', '<style>h1 { color: red; text-align: center }</style>')
    await startExperience({ ...words, menuColor: 'rgb(1, 2, 3)' })
    const { color, textAlign } = readStyle('.home-hero-header h1')
    expect([color, textAlign]).toEqual(['rgb(1, 2, 3)', 'start'])
  })

  test('where they cannot be read on the picture they have a ground', async () => {
    await startExperience({ ...words, menuColor: '#000000' })
    await expect.poll(() => readStyle('.home-hero-header h1').backgroundColor).toBe(white)
  })

  test('without a hero of the shop they have a heading of the second level, and without an address nothing to press', async () => {
    findElement('[data-anchor="heroBanner"]').remove()
    await startExperience(words)
    expect(findHero()?.querySelector('h2')?.textContent).toBe('Into spring')
    expect(findHero()?.querySelector('h1, a, .home-hero-header-text-cta')).toBe(null)
  })

  test('without any the link has a built-in name', async () => {
    await startExperience({ bannerURL: '#new' })
    expect(findHero()?.querySelector('.home-hero-header-text')).toBe(null)
    await expect.element(page.getByRole('link', { name: 'Offer', exact: true })).toBeVisible()
  })
})

test('[HOM-06.2] where an element around the header has its ground, that is transparent at the top and covered by the picture', async () => {
  aPage(`
    <style>
      body { margin: 0 }
      .wrapper { position: sticky; top: 0; z-index: 3; padding: 10px 0; background: ${white} }
      main { height: 3000px }
    </style>
    <div class="wrapper"><header data-anchor="header"><nav data-anchor="navMenu"><a href="#men" style="color: red">MENS</a></nav></header></div>
    <main data-anchor="mainContent"></main>`)
  const before = pageState()
  const readBar = () => [readStyle('.wrapper').backgroundColor, readStyle('nav a').color]
  await startExperience({})
  await waitForAnimations()
  expect(readBar()).toEqual(['rgba(0, 0, 0, 0)', white])
  expect(findHero()?.getBoundingClientRect().top).toBe(0)
  scrollTo(0, 101)
  await waitUntilSettled()
  await waitForAnimations()
  expect(readBar()).toEqual([white, 'rgb(255, 0, 0)'])
  run.stop()
  scrollTo(0, 0)
  expect(pageState()).toEqual(before)
})
