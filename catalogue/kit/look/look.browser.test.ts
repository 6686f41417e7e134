import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { aPage, waitUntilSettled } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { addStyles } from '../change/add-styles.ts'
import { setLook, takeLook } from './follow-look.ts'

const samples = { button: '.buy', heading: 'h2', card: '.card', field: 'input', link: 'p a' }

/** Three shops that look nothing like each other. */
const shops = {
  stark: `
    body { color: rgb(0, 0, 0); background: rgb(255, 255, 255); font-family: Helvetica, Arial }
    h2 { font: 400 20px Helvetica; letter-spacing: 2px; text-transform: uppercase }
    .buy { border: 2px solid rgb(0, 0, 0); border-radius: 0; background: rgb(0, 0, 0); color: rgb(255, 255, 255);
      font: 700 12px Helvetica; letter-spacing: 1.2px; text-transform: uppercase }
    .card { border-radius: 0; box-shadow: none }
    input { border: 0 solid; border-radius: 0; background: rgb(240, 240, 240) }
    a { color: rgb(0, 0, 0); text-decoration: underline }`,
  playful: `
    body { color: rgb(60, 20, 60); background: rgb(255, 246, 250); font-family: Georgia }
    h2 { font: 800 32px Georgia }
    .buy { border: 0; border-radius: 999px; background: rgb(255, 20, 120); color: rgb(255, 255, 255); font: 800 18px Georgia }
    .card { border-radius: 24px; box-shadow: rgba(255, 20, 120, 0.2) 0px 8px 24px 0px }
    input { border: 2px solid rgb(255, 20, 120); border-radius: 24px; background: rgb(255, 255, 255) }
    a { color: rgb(255, 20, 120); text-decoration: none }`,
  bare: `
    body { color: rgb(30, 30, 30); background: rgb(250, 250, 250) }
    .buy { border: 1px solid rgb(30, 30, 30); background: none; color: rgb(30, 30, 30); font-weight: 500 }`,
}

const drawn = `<aside>
  <a class="instep-button instep-button-main" href="/">Go</a><button class="instep-button">Add</button>
  <h2 class="instep-heading">Seen</h2><a class="instep-link" href="/">More</a>
  <div style="border-radius: var(--instep-card-border-radius, 4px)"></div></aside>`

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  setLook({})
})

/** Opens a shop with something that a template draws, and lets it take the shop's look. */
function openShop(css: string, own = samples): HTMLElement {
  const shop = aPage(`<style>${css}</style>
    <main><h2>Boots</h2><button class="buy">Buy</button><div class="card">Boot</div><input><p><a href="/">All</a></p></main>
    ${drawn}`)
  setLook(own)
  ends.push(takeLook())
  return shop.querySelector('aside') as HTMLElement
}

const styleOf = (aside: HTMLElement, selector: string) => getComputedStyle(aside.querySelector(selector) as Element)

test('[SHR-01.36] in a stark shop what is drawn is square, black and in capitals', () => {
  const aside = openShop(shops.stark)
  const { backgroundColor, color, borderRadius, borderWidth, textTransform, fontFamily } = styleOf(aside, 'a')
  expect({ backgroundColor, color, borderRadius, borderWidth, textTransform, fontFamily }).toEqual({
    backgroundColor: 'rgb(0, 0, 0)',
    color: 'rgb(255, 255, 255)',
    borderRadius: '0px',
    borderWidth: '2px',
    textTransform: 'uppercase',
    fontFamily: 'Helvetica',
  })
  // A tenth of the size of its letters, whatever their size here.
  const button = styleOf(aside, 'button')
  expect(Number.parseFloat(button.letterSpacing) / Number.parseFloat(button.fontSize)).toBeCloseTo(0.1)
  expect(styleOf(aside, 'h2').fontWeight).toBe('400')
  expect(styleOf(aside, 'div').borderRadius).toBe('0px')
})

test('[SHR-01.36] in a playful shop it is round and pink', () => {
  const aside = openShop(shops.playful)
  const main = styleOf(aside, 'a')
  expect([main.backgroundColor, main.color, main.borderRadius, main.fontWeight]).toEqual([
    'rgb(255, 20, 120)',
    'rgb(255, 255, 255)',
    '999px',
    '800',
  ])
  expect(styleOf(aside, 'h2').fontFamily).toBe('Georgia')
  expect(styleOf(aside, '.instep-link').color).toBe('rgb(255, 20, 120)')
  expect(styleOf(aside, 'div').borderRadius).toBe('24px')
  const root = getComputedStyle(document.documentElement)
  expect(root.getPropertyValue('--instep-card-box-shadow')).toBe('rgba(255, 20, 120, 0.2) 0px 8px 24px 0px')
  expect(root.getPropertyValue('--instep-field-border')).toBe('2px solid rgb(255, 20, 120)')
})

test('[SHR-01.36] where buttons have no ground, and where there is no sample, a main button turns the colours of the page round', async () => {
  const bare = styleOf(openShop(shops.bare), 'a')
  expect([bare.backgroundColor, bare.color, bare.fontWeight]).toEqual(['rgb(30, 30, 30)', 'rgb(250, 250, 250)', '500'])
  const none = styleOf(openShop(shops.playful, { ...samples, button: '.nowhere' }), 'a')
  // Another template finds the look that is known, and what has changed since when the page is drawn.
  await expect.poll(() => [none.backgroundColor, none.color]).toEqual(['rgb(60, 20, 60)', 'rgb(255, 246, 250)'])
  expect(none.borderRadius).toBe('4px')
})

test('[SHR-01.36] a disabled or hidden button is no sample', () => {
  const css = `${shops.playful} .buy[disabled] { background: rgb(200, 200, 200); border-radius: 1px }`
  aPage(`<style>${css}</style><main><button class="buy" disabled>Buy</button>
    <button class="buy" style="display: none; border-radius: 2px">Buy</button><button class="buy">Buy</button></main>${drawn}`)
  setLook(samples)
  ends.push(takeLook())
  expect(styleOf(document.querySelector('aside') as HTMLElement, 'a').borderRadius).toBe('999px')
})

test('[SHR-01.36] what a template drew is no sample', () => {
  const css = `${shops.playful} .instep-heading { font-family: Courier }`
  aPage(`<style>${css}</style><main>${drawn}<h2>Boots</h2></main>`)
  setLook(samples)
  ends.push(takeLook())
  const root = getComputedStyle(document.documentElement)
  expect(root.getPropertyValue('--instep-heading-font-family')).toBe('Georgia')
})

test('[SHR-01.36] a page that lacks a button keeps the look of one before', () => {
  openShop(shops.playful)
  aPage(`<style>${shops.playful}</style>${drawn}`)
  ends.push(takeLook())
  expect(styleOf(document.querySelector('aside') as HTMLElement, 'a').borderRadius).toBe('999px')
})

test("[SHR-01.36] a site's own custom properties count more", () => {
  const aside = openShop(`${shops.playful} :root { --instep-button-border-radius: 7px }`)
  expect(styleOf(aside, 'a').borderRadius).toBe('7px')
})

test('[SHR-01.36] the look follows the theme of the page, also one that comes slowly', async () => {
  const css = `${shops.stark} .buy { transition: background-color 200ms } .night .buy { background: rgb(250, 250, 100) }`
  const aside = openShop(css)
  onTestFinished(() => document.body.classList.remove('night'))
  document.body.classList.add('night')
  await expect.poll(() => styleOf(aside, 'a').backgroundColor, { timeout: 3000 }).toBe('rgb(250, 250, 100)')
})

test('[SHR-01.36] however much a page changes and however many templates draw before a frame, its look is read once', async () => {
  const aside = openShop(`${shops.stark} .night .buy { background: rgb(250, 250, 100) }`)
  onTestFinished(() => document.body.classList.remove('night'))
  const find = vi.spyOn(document, 'querySelectorAll')
  onTestFinished(() => find.mockRestore())
  const countReads = () => find.mock.calls.filter(([selector]) => selector === samples.button).length
  for (const name of ['evening', 'night']) {
    document.body.classList.add(name)
    ends.push(takeLook())
    await Promise.resolve()
  }
  document.body.classList.remove('evening')
  await Promise.resolve()
  expect(countReads()).toBe(0)
  await new Promise(requestAnimationFrame)
  expect(countReads()).toBe(1)
  expect(styleOf(aside, 'a').backgroundColor).toBe('rgb(250, 250, 100)')
})

test('[SHR-01.36] the look follows the colours that a shopper set in the system', async () => {
  const aside = openShop(`${shops.stark} @media (prefers-color-scheme: dark) { .buy { background: rgb(9, 9, 200) } }`)
  await emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => styleOf(aside, 'a').backgroundColor).toBe('rgb(9, 9, 200)')
})

test('[SHR-01.36] the look follows when the system begins and ends to set the colours', async () => {
  openShop(
    `${shops.stark} @media (forced-colors: active) { .buy { background: rgb(9, 9, 200); forced-color-adjust: none } }`,
  )
  const ground = () => getComputedStyle(document.documentElement).getPropertyValue('--instep-button-background-color')
  await emulateMedia({ forcedColors: 'active' })
  await expect.poll(ground).toBe('rgb(9, 9, 200)')
  await emulateMedia({})
  await expect.poll(ground).toBe('rgb(0, 0, 0)')
})

test('[BD-02] nothing stays when the last template that took the look is gone', async () => {
  const aside = openShop(shops.playful)
  const second = takeLook()
  for (const end of ends.splice(0)) end()
  expect(styleOf(aside, 'a').borderRadius).toBe('999px')
  second()
  expect(styleOf(aside, 'a').borderRadius).toBe('0px')
  const sheets = document.adoptedStyleSheets.length
  document.body.classList.toggle('night')
  await waitUntilSettled()
  expect(document.adoptedStyleSheets.length).toBe(sheets)
})

test('the control adds no look', () => {
  const before = document.adoptedStyleSheets.length
  addStyles({ onRemove: () => {}, exposure: { ...anyExposure, isControl: true } }, '.x {}')
  expect(document.adoptedStyleSheets.length).toBe(before)
})
