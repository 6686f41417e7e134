import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const names = ['number', 'expiry', 'code']

/** The fields are in a grid; label and hint belong to their field. */
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

async function startExperience(padlockIcon = icon): Promise<void> {
  run = await runTemplate({ experience, template, content: { padlockIcon } })
}

const findIcons = () => [...document.querySelectorAll<HTMLImageElement>('.checkout-padlock')]
const findFields = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const measureBox = (element: Element) => element.getBoundingClientRect()
const measureInsets = () =>
  findIcons().map((each, at) => {
    const [inner, outer] = [measureBox(each), measureBox(findFields()[at] as Element)]
    return [inner.height, Math.round(outer.right - inner.right), Math.round(inner.top - outer.top)]
  })

test('[CHK-01.1] the icon is 16 px high at the right inner edge of each card field', async () => {
  await startExperience()
  await expect.poll(measureInsets).toEqual(names.map(() => [16, 14, 16]))
  expect(findIcons().map((each) => each.getAttribute('src'))).toEqual(names.map(() => icon))
})

test('the icon stays there when the field is resized or moved by another one', async () => {
  await startExperience()
  const form = document.querySelector('form') as HTMLElement
  form.style.width = '500px'
  await expect.poll(measureInsets).toEqual(names.map(() => [16, 14, 16]))
  document.querySelector('label')?.after(document.createElement('hr'))
  await expect.poll(measureInsets).toEqual(names.map(() => [16, 14, 16]))
})

test('[CHK-01.2] the icon has an empty alt text and receives no clicks, and typed text ends before it', async () => {
  await startExperience()
  expect(findIcons().map((each) => each.getAttribute('alt'))).toEqual(['', '', ''])
  for (const [at, each] of findIcons().entries()) {
    const { left, top, width } = measureBox(each)
    expect(document.elementFromPoint(left + width / 2, top + 8)).toBe(findFields()[at])
    const field = findFields()[at] as HTMLInputElement
    expect(measureBox(field).right - Number.parseFloat(getComputedStyle(field).paddingRight)).toBeLessThan(left)
  }
})

test('[CHK-01.3] labels, hints, error states and autofill are kept', async () => {
  const readAttributes = () =>
    findFields().map((each) =>
      [...each.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => `${name}=${value}`),
    )
  const before = readAttributes()
  const own = findFields()
  const parents = own.map((each) => each.parentElement)
  await startExperience()
  expect(readAttributes()).toEqual(before)
  expect(findFields()).toEqual(own)
  expect(own.map((each) => each.parentElement)).toEqual(parents)
  expect(own.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names.map((name) => `Card ${name}`))
  findFields()[0]?.setAttribute('aria-invalid', 'true')
  await waitUntilSettled()
  expect(findFields()[0]?.getAttribute('aria-invalid')).toBe('true')
  expect(findIcons()).toHaveLength(3)
})

test('[CHK-01.4] fields that are drawn later get the icon, and each field has only one', async () => {
  document.querySelector('form')?.replaceChildren()
  await startExperience()
  expect(findIcons()).toEqual([])
  for (const html of [names.map(aField).join(''), aField('number')]) {
    document.querySelector('form')?.replaceChildren(document.createRange().createContextualFragment(html))
    await expect.poll(() => findIcons().length).toBe(findFields().length)
    expect(findFields().every((each) => each.nextElementSibling?.className === 'checkout-padlock')).toBe(true)
  }
})

test('[CHK-01.5] when the icon does not load the fields stay unchanged', async () => {
  const before = pageState()
  await startExperience('/catalogue/testing/no-such-picture.svg?padlock')
  await expect.poll(() => run.explanation.progress).toBe('executed')
  expect(pageState()).toEqual(before)
})

test('[CHK-01.6] removing the experience removes icons and padding and keeps typed text', async () => {
  const before = pageState()
  const width = measureBox(document.querySelector('form') as Element).height
  await startExperience()
  expect(measureBox(document.querySelector('form') as Element).height).toBe(width)
  await userEvent.type(findFields()[0] as Element, '4242')
  run.stop()
  expect(pageState()).toEqual(before)
  expect(findFields()[0]?.value).toBe('4242')
  expect(document.activeElement).toBe(findFields()[0])
})

test('however often the page changes within a frame, it is measured once, and nothing is written unless something moved', async () => {
  await startExperience()
  await expect.poll(measureInsets).toEqual(names.map(() => [16, 14, 16]))
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  onTestFinished(() => measured.mockRestore())
  const written: MutationRecord[] = []
  const observer = new MutationObserver((records) => written.push(...records))
  observer.observe(document.body, { attributes: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await new Promise(requestAnimationFrame)
  measured.mockClear()
  for (let time = 0; time < 5; time++) {
    document.body.append(document.createElement('hr'))
    await Promise.resolve()
  }
  expect(measured).not.toHaveBeenCalled()
  await new Promise(requestAnimationFrame)
  // Icon and field each once.
  expect(measured).toHaveBeenCalledTimes(2 * names.length)
  expect(written).toEqual([])
})
