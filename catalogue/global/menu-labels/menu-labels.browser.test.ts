import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const menu = `
<nav data-anchor="navMenu">
  <a href="/women"><svg width="10" height="10"></svg>WOMENS <span class="count">12</span></a>
  <a href="/men" class="by-style" style="text-transform: uppercase">mens boots</a>
  <ul id="second"><li><a href="/women/boots">WOMEN'S BOOTS</a></li></ul>
</nav>
<a href="/" id="outside">OUTSIDE</a>`

let run: TemplateRun

beforeEach(() => {
  document.documentElement.lang = 'en'
  aPage(menu)
})

afterEach(() => {
  run.stop()
  document.documentElement.removeAttribute('lang')
})

async function start(content = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

/** As a reader sees it: with what the style makes of the letters. */
function shown(selector: string): string {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent does not know of text-transform
  return (document.querySelector(selector) as HTMLElement).innerText.trim()
}

test('[GLB-02.1] labels of every level of the menu are capitalised words, and nothing outside it', async () => {
  await start()
  expect(shown('[href="/women"]')).toBe('Womens 12')
  expect(shown('#second a')).toBe("Women's Boots")
  expect(shown('#outside')).toBe('OUTSIDE')
})

test('[GLB-02.3] a label in capitals by style only is shown with capitalised words too', async () => {
  expect(shown('.by-style')).toBe('MENS BOOTS')
  await start()
  expect(shown('.by-style')).toBe('Mens Boots')
})

test('[GLB-02.4] links, icons and counts stay the same nodes', async () => {
  const nodes = () => [...document.querySelectorAll('a, svg, span')].map((node) => [node, node.getAttribute('href')])
  const before = nodes()
  await start()
  expect(nodes()).toEqual(before)
  expect(shown('.count')).toBe('12')
})

test('[GLB-02.4] entries drawn when a submenu opens, and words the shop changes, are converted', async () => {
  await start()
  const entry = document.createElement('li')
  entry.textContent = 'KIDS SANDALS'
  document.querySelector('#second')?.append(entry)
  const words = document.querySelector('#second a')?.firstChild as Text
  words.data = 'NEW BOOTS'
  await waitUntilSettled()
  expect(entry.textContent).toBe('Kids Sandals')
  expect(words.data).toBe('New Boots')
})

test('[GLB-02.5] with isLowerCase false nothing is changed', async () => {
  const before = pageState()
  await start({ isLowerCase: 'false' })
  expect(pageState()).toEqual(before)
})

test('[GLB-02.5] it runs on every page type but checkout', () => {
  expect(template.pages).toEqual(['home', 'category', 'product', 'search', 'account', 'basket', 'help', 'other'])
})

test('[GLB-02.6] removal restores the labels, their style, and those drawn meanwhile', async () => {
  const before = pageState()
  await start()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(shown('.by-style')).toBe('MENS BOOTS')
})

test('a label that the shop changes again and again is left to the shop', async () => {
  await start()
  const words = document.querySelector('#second a')?.firstChild as Text
  for (let turn = 0; turn < 15; turn++) {
    words.data = `LABEL ${turn}`
    await waitUntilSettled()
  }
  expect(words.data).toBe('LABEL 14')
  expect(run.explanation.progress).toBe('failed')
  expect(run.errors).toHaveLength(1)
  expect(shown('[href="/women"]')).toBe('WOMENS 12')
})
