import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const shop = `
<header data-anchor="header"><p>Shop</p></header>
<main><h1>Shoes</h1></main>
<dialog data-anchor="searchOverlay" data-active="false"></dialog>`

let run: TemplateRun | undefined

beforeEach(() => {
  aPage(shop)
})

afterEach(() => {
  run?.stop()
  document.body.replaceChildren()
})

async function startExperience(content: object = {}): Promise<TemplateRun> {
  run = await runTemplate({ experience, template, content })
  return run
}

const findElement = (selector: string) => document.querySelector(selector) as HTMLElement
const findBar = () => document.querySelector<HTMLElement>('.home-top-search')
const findInput = () => findElement('.home-top-search input') as HTMLInputElement
const measureTop = (selector: string) => findElement(selector).getBoundingClientRect().top
const measureBottom = (selector: string) => findElement(selector).getBoundingClientRect().bottom

async function setOverlay(isActive: boolean): Promise<void> {
  findElement('dialog').setAttribute('data-active', String(isActive))
  await waitUntilSettled()
}

test('[HOM-02.1] with seachOnTop true a search form is directly after the header', async () => {
  await startExperience({ seachOnTop: true })
  expect(findElement('header').nextElementSibling).toBe(findBar())
  expect(findBar()?.querySelectorAll('form')).toHaveLength(1)
})

test('[HOM-02.1] with seachOnTop false there is no search form', async () => {
  const before = pageState()
  await startExperience({ seachOnTop: 'false' })
  expect(pageState()).toEqual(before)
  expect(run?.errors).toEqual([])
})

describe('the form covers nothing and nothing covers it', () => {
  const fixed = 'position: fixed; inset: 0 0 auto; height: 60px'
  test.each([
    ['a header in the flow', ''],
    ['a fixed header, with room in the content', `header { ${fixed} } main { padding-top: 90px }`],
    ['a fixed header, with room before the content', `header { ${fixed} } main { margin-top: 60px }`],
    ['a fixed header, with room above the page', `header { ${fixed} } body { padding-top: 60px }`],
  ])('%s', async (_, css) => {
    aPage(`<style>body { margin: 0 } h1, p { margin: 0 } ${css}</style>${shop}`)
    await startExperience()
    expect(measureTop('.home-top-search')).toBeGreaterThanOrEqual(measureBottom('header'))
    expect(measureTop('h1')).toBeGreaterThanOrEqual(measureBottom('.home-top-search'))
    expect(measureTop('h1') - measureBottom('.home-top-search')).toBeLessThanOrEqual(1)
  })
})

test('a menu that opens over the page covers the form', async () => {
  const menu = '<div id="menu" style="position: absolute; inset: 0 0 auto; height: 300px; background: #fff">Boots</div>'
  aPage(`${shop.replace('</header>', `${menu}</header>`)}`)
  await startExperience()
  for (const element of [findInput(), findElement('.home-top-search button')]) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.id).toBe('menu')
  }
})

test('[HOM-02.4] at most 256 characters can be typed, and an empty text is not submitted', async () => {
  await startExperience()
  const address = location.href
  await userEvent.fill(findInput(), ' ')
  await userEvent.keyboard('{Enter}')
  expect(location.href).toBe(address)
  await userEvent.clear(findInput())
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  expect([location.href, document.activeElement]).toEqual([address, findInput()])
  findInput().value = 'a'.repeat(255)
  await userEvent.type(findInput(), 'bcd')
  expect(findInput().value).toHaveLength(256)
})

test('[HOM-02.5] while the shop’s search is active the field is hidden and cannot take focus', async () => {
  await startExperience()
  const height = findBar()?.offsetHeight
  await setOverlay(true)
  expect(findInput().checkVisibility({ visibilityProperty: true })).toBe(false)
  findInput().focus()
  expect(document.activeElement).not.toBe(findInput())
  expect(findBar()?.offsetHeight).toBe(height)
})

test('[HOM-02.6] when the shop’s search closes the field is shown again and is empty; while it is closed, typed text stays', async () => {
  await startExperience()
  await userEvent.fill(findInput(), 'boots')
  findElement('h1').textContent = 'More shoes'
  await waitUntilSettled()
  expect(findInput().value).toBe('boots')
  await setOverlay(true)
  await setOverlay(false)
  expect(findInput().checkVisibility({ visibilityProperty: true })).toBe(true)
  expect(findInput().value).toBe('')
})

test('[HOM-02.7] the field is named Search, and its form has the search role', async () => {
  await startExperience()
  expect(page.getByRole('search').element()).toBe(findElement('.home-top-search form'))
  expect(page.getByRole('search').getByRole('searchbox', { name: 'Search', exact: true }).element()).toBe(findInput())
})

test('[HOM-02.8] removing the experience removes the form', async () => {
  const before = pageState()
  await startExperience()
  await setOverlay(true)
  run?.stop()
  findElement('dialog').setAttribute('data-active', 'false')
  expect(pageState()).toEqual(before)
})

test('[HOM-02.5] an overlay that the shop opens by a class on the body hides the form while it is open', async () => {
  const css = '.overlay { visibility: hidden; transition: visibility 50ms } .searching .overlay { visibility: visible }'
  aPage(`<style>${css}</style><header data-anchor="header">Shop</header>
    <div class="overlay" data-anchor="searchOverlay">Search</div>`)
  onTestFinished(() => document.body.classList.remove('searching'))
  await startExperience()
  const readVisibility = () => getComputedStyle(findBar() as HTMLElement).visibility
  expect(readVisibility()).toBe('visible')
  document.body.classList.add('searching')
  await expect.poll(readVisibility).toBe('hidden')
  document.body.classList.remove('searching')
  await expect.poll(readVisibility).toBe('visible')
})

test('[HOM-02.1] beside a search field that a shop always has in its header the form is shown', async () => {
  aPage('<header data-anchor="header">Shop <form data-anchor="searchOverlay"><input type="search"></form></header>')
  await startExperience()
  expect(getComputedStyle(findBar() as HTMLElement).visibility).toBe('visible')
})

test('[HOM-02.9] the empty field shows placeholder, and label names the field and its button', async () => {
  await startExperience({ placeholder: 'Bottes, sandales', label: 'Rechercher' })
  expect([findInput().placeholder, findInput().value]).toEqual(['Bottes, sandales', ''])
  expect(page.getByRole('searchbox', { name: 'Rechercher', exact: true }).element()).toBe(findInput())
  await expect.element(page.getByRole('button', { name: 'Rechercher', exact: true })).toBeVisible()
  expect(findBar()?.textContent).toBe('')
})
