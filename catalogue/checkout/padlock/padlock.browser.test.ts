import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const names = ['number', 'expiry', 'code']

/** A grid, as of a shop that keeps its fields in one; the label and the hint belong to the field. */
const aField = (name: string) => `
  <div class="field" style="display: grid; gap: 6px; position: ${name === 'code' ? 'relative' : 'static'}">
    <label for="${name}">Card ${name}</label>
    <input id="${name}" data-anchor="cardField" autocomplete="cc-${name}" aria-describedby="hint" style="box-sizing: border-box; height: 48px; padding: 10px 14px">
  </div>`

let run: TemplateRun

beforeEach(
  () => void aPage(`<form style="width: 300px">${names.map(aField).join('')}<p id="hint">Digits only</p></form>`),
)

afterEach(() => run.stop())

async function start(padlockIcon = icon): Promise<void> {
  run = await runTemplate({ experience, template, content: { padlockIcon } })
}

const icons = () => [...document.querySelectorAll<HTMLImageElement>('.checkout-padlock')]
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const box = (element: Element) => element.getBoundingClientRect()
const insets = () =>
  icons().map((each, at) => {
    const [inner, outer] = [box(each), box(fields()[at] as Element)]
    return [inner.height, Math.round(outer.right - inner.right), Math.round(inner.top - outer.top)]
  })

test('[CHK-01.1] the icon is 16 px high at the right inside edge of each card field', async () => {
  await start()
  await expect.poll(insets).toEqual(names.map(() => [16, 14, 16]))
  expect(icons().map((each) => each.getAttribute('src'))).toEqual(names.map(() => icon))
})

test('it stays there when a field is resized, and when another one moves it', async () => {
  await start()
  const form = document.querySelector('form') as HTMLElement
  form.style.width = '500px'
  await expect.poll(insets).toEqual(names.map(() => [16, 14, 16]))
  document.querySelector('label')?.after(document.createElement('hr'))
  await expect.poll(insets).toEqual(names.map(() => [16, 14, 16]))
})

test('[CHK-01.2] it has an empty alt, takes no clicks, and typed text does not run under it', async () => {
  await start()
  expect(icons().map((each) => each.getAttribute('alt'))).toEqual(['', '', ''])
  for (const [at, each] of icons().entries()) {
    const { left, top, width } = box(each)
    expect(document.elementFromPoint(left + width / 2, top + 8)).toBe(fields()[at])
    const field = fields()[at] as HTMLInputElement
    expect(box(field).right - Number.parseFloat(getComputedStyle(field).paddingRight)).toBeLessThan(left)
  }
})

test('[CHK-01.3] labels, hints, error states and automatic filling stay', async () => {
  const attributes = () =>
    fields().map((each) =>
      [...each.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => `${name}=${value}`),
    )
  const before = attributes()
  const own = fields()
  const parents = own.map((each) => each.parentElement)
  await start()
  expect(attributes()).toEqual(before)
  expect(fields()).toEqual(own)
  expect(own.map((each) => each.parentElement)).toEqual(parents)
  expect(own.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names.map((name) => `Card ${name}`))
  fields()[0]?.setAttribute('aria-invalid', 'true')
  await waitUntilSettled()
  expect(fields()[0]?.getAttribute('aria-invalid')).toBe('true')
  expect(icons()).toHaveLength(3)
})

test('[CHK-01.4] fields drawn later get the icon, and each field has one', async () => {
  document.querySelector('form')?.replaceChildren()
  await start()
  expect(icons()).toEqual([])
  for (const html of [names.map(aField).join(''), aField('number')]) {
    document.querySelector('form')?.replaceChildren(document.createRange().createContextualFragment(html))
    await expect.poll(() => icons().length).toBe(fields().length)
    expect(fields().every((each) => each.nextElementSibling?.className === 'checkout-padlock')).toBe(true)
  }
})

test('[CHK-01.5] when the icon does not load the fields are as the shop made them', async () => {
  const before = pageState()
  await start('/catalogue/testing/no-such-picture.svg?padlock')
  await expect.poll(() => run.explanation.progress).toBe('executed')
  expect(pageState()).toEqual(before)
})

test('[CHK-01.6] removal takes icons and space out and keeps what was typed', async () => {
  const before = pageState()
  const width = box(document.querySelector('form') as Element).height
  await start()
  expect(box(document.querySelector('form') as Element).height).toBe(width)
  await userEvent.type(fields()[0] as Element, '4242')
  run.stop()
  expect(pageState()).toEqual(before)
  expect(fields()[0]?.value).toBe('4242')
  expect(document.activeElement).toBe(fields()[0])
})
