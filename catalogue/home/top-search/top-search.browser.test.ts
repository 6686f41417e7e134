import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

async function start(content: object = {}): Promise<TemplateRun> {
  run = await runTemplate({ experience, template, content })
  return run
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const bar = () => document.querySelector<HTMLElement>('.home-top-search')
const input = () => find('.home-top-search input') as HTMLInputElement
const top = (selector: string) => find(selector).getBoundingClientRect().top
const bottom = (selector: string) => find(selector).getBoundingClientRect().bottom

async function setOverlay(isActive: boolean): Promise<void> {
  find('dialog').setAttribute('data-active', String(isActive))
  await waitUntilSettled()
}

test('[HOM-02.1] with seachOnTop true a search form stands directly after the header', async () => {
  await start({ seachOnTop: true })
  expect(find('header').nextElementSibling).toBe(bar())
  expect(bar()?.querySelectorAll('form')).toHaveLength(1)
})

test('[HOM-02.1] with seachOnTop false nothing does', async () => {
  const before = pageState()
  await start({ seachOnTop: 'false' })
  expect(pageState()).toEqual(before)
  expect(run?.errors).toEqual([])
})

describe('it covers nothing and nothing covers it', () => {
  const fixed = 'position: fixed; inset: 0 0 auto; height: 60px'
  test.each([
    ['a header in the flow', ''],
    ['a fixed header, with room in the content', `header { ${fixed} } main { padding-top: 90px }`],
    ['a fixed header, with room before the content', `header { ${fixed} } main { margin-top: 60px }`],
    ['a fixed header, with room above the page', `header { ${fixed} } body { padding-top: 60px }`],
  ])('%s', async (_, css) => {
    aPage(`<style>body { margin: 0 } h1, p { margin: 0 } ${css}</style>${shop}`)
    await start()
    expect(top('.home-top-search')).toBeGreaterThanOrEqual(bottom('header'))
    expect(top('h1')).toBeGreaterThanOrEqual(bottom('.home-top-search'))
    expect(top('h1') - bottom('.home-top-search')).toBeLessThanOrEqual(1)
  })
})

test('[HOM-02.4] 256 characters at most can be typed, and an empty text is not submitted', async () => {
  await start()
  const address = location.href
  await userEvent.fill(input(), ' ')
  await userEvent.keyboard('{Enter}')
  expect(location.href).toBe(address)
  await userEvent.clear(input())
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  expect([location.href, document.activeElement]).toEqual([address, input()])
  input().value = 'a'.repeat(255)
  await userEvent.type(input(), 'bcd')
  expect(input().value).toHaveLength(256)
})

test('[HOM-02.5] while the shop’s search is active the field is hidden and cannot take focus', async () => {
  await start()
  const height = bar()?.offsetHeight
  await setOverlay(true)
  expect(input().checkVisibility({ visibilityProperty: true })).toBe(false)
  input().focus()
  expect(document.activeElement).not.toBe(input())
  expect(bar()?.offsetHeight).toBe(height)
})

test('[HOM-02.6] when it is no longer active the field is shown again and is empty; while it is not, a text stays', async () => {
  await start()
  await userEvent.fill(input(), 'boots')
  find('h1').textContent = 'More shoes'
  await waitUntilSettled()
  expect(input().value).toBe('boots')
  await setOverlay(true)
  await setOverlay(false)
  expect(input().checkVisibility({ visibilityProperty: true })).toBe(true)
  expect(input().value).toBe('')
})

test('[HOM-02.7] the field is named Search, and its form has the search role', async () => {
  await start()
  expect(page.getByRole('search').element()).toBe(find('.home-top-search form'))
  expect(page.getByRole('search').getByRole('searchbox', { name: 'Search', exact: true }).element()).toBe(input())
})

test('[HOM-02.8] removal takes the form out', async () => {
  const before = pageState()
  await start()
  await setOverlay(true)
  run?.stop()
  find('dialog').setAttribute('data-active', 'false')
  expect(pageState()).toEqual(before)
})
