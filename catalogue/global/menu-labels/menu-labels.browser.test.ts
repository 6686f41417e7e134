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

async function startExperience(content = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

/** Returns the visible text, including the effect of text-transform. */
function readShownText(selector: string): string {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent ignores text-transform
  return (document.querySelector(selector) as HTMLElement).innerText.trim()
}

test('[GLB-02.1] labels at every level of the menu are capitalised, and nothing outside the menu is', async () => {
  await startExperience()
  expect(readShownText('[href="/women"]')).toBe('Womens 12')
  expect(readShownText('#second a')).toBe("Women's Boots")
  expect(readShownText('#outside')).toBe('OUTSIDE')
})

test.each(['en_GB', 'english', '{{ lang }}'])(
  '[GLB-02.1] a page that declares %j as its language is capitalised, too',
  async (lang) => {
    document.documentElement.lang = lang
    await startExperience()
    expect(readShownText('[href="/women"]')).toBe('Womens 12')
  },
)

test('a language that is written with an underscore has its own capitals', async () => {
  document.documentElement.lang = 'tr_TR'
  aPage('<nav data-anchor="navMenu"><a href="/bags">ÇANTA İNDİRİM</a></nav>')
  await startExperience()
  expect(readShownText('[href="/bags"]')).toBe('Çanta İndirim')
})

test('[GLB-02.2] a word that may be broken, or that the shop draws in several parts, is one word', async () => {
  aPage(`<nav data-anchor="navMenu"><a href="/men">HERREN<wbr>WINTER<wbr>SCHUHE</a>
    <a href="/women">WO<!-- -->MENS <!-- -->BOOTS</a><a href="/kids">KIDS<b>NEW</b></a></nav>`)
  await startExperience()
  expect(['/men', '/women', '/kids'].map((each) => readShownText(`[href="${each}"]`))).toEqual([
    'Herrenwinterschuhe',
    'Womens Boots',
    'KidsNew',
  ])
})

test('[GLB-02.3] a label that is in capitals only by its style is capitalised too', async () => {
  expect(readShownText('.by-style')).toBe('MENS BOOTS')
  await startExperience()
  expect(readShownText('.by-style')).toBe('Mens Boots')
})

test('[GLB-02.4] links, icons and counts stay the same nodes', async () => {
  const listNodes = () =>
    [...document.querySelectorAll('a, svg, span')].map((node) => [node, node.getAttribute('href')])
  const before = listNodes()
  await startExperience()
  expect(listNodes()).toEqual(before)
  expect(readShownText('.count')).toBe('12')
})

test('styles and data within the menu do not change', async () => {
  const code = '<style>.BIG { margin: 0 }</style><script type="application/json">{"LABEL": "NEW IN"}</script>'
  document.querySelector('nav')?.append(document.createRange().createContextualFragment(code))
  await startExperience()
  expect(document.querySelector('nav')?.innerHTML).toContain(code)
})

test('[GLB-02.4] entries that are drawn when a submenu opens, and texts that the shop changes, are converted', async () => {
  await startExperience()
  const entry = document.createElement('li')
  entry.textContent = 'KIDS SANDALS'
  document.querySelector('#second')?.append(entry)
  const words = document.querySelector('#second a')?.firstChild as Text
  words.data = 'NEW BOOTS'
  await waitUntilSettled()
  expect(entry.textContent).toBe('Kids Sandals')
  expect(words.data).toBe('New Boots')
})

test('[GLB-02.5] with isLowerCase false nothing changes', async () => {
  const before = pageState()
  await startExperience({ isLowerCase: 'false' })
  expect(pageState()).toEqual(before)
})

test('[GLB-02.5] it runs on every page type except checkout', () => {
  expect(template.pages).toEqual(['home', 'category', 'product', 'search', 'account', 'basket', 'help', 'other'])
})

test('[GLB-02.6] removing the experience restores the labels and their style, including labels drawn meanwhile', async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(readShownText('.by-style')).toBe('MENS BOOTS')
})

test('a label that the shop keeps changing back is left unchanged', async () => {
  await startExperience()
  const words = document.querySelector('#second a')?.firstChild as Text
  for (let turn = 0; turn < 15; turn++) {
    words.data = `LABEL ${turn}`
    await waitUntilSettled()
  }
  expect(words.data).toBe('LABEL 14')
  expect(run.explanation.progress).toBe('failed')
  expect(run.errors).toHaveLength(1)
  expect(readShownText('[href="/women"]')).toBe('WOMENS 12')
})
