import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

beforeEach(() => {
  aPage(`
    <p><input id="news" name="news" type="checkbox"><label for="news" data-anchor="consentLabel">Send me news <a href="#privacy">Privacy</a></label></p>
    <p><input id="sms" name="sms" type="checkbox"><label for="sms" data-anchor="consentLabel"> Yes </label></p>`)
})

afterEach(() => run.stop())

async function start(): Promise<void> {
  run = await runTemplate({ experience, template, content: { message: 'Write to me' } })
}

const label = (id: string) => document.querySelector(`label[for="${id}"]`) as HTMLElement
const box = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement

describe('[CHK-02.2]', () => {
  test('only the words change: checkbox, state, name and link to the label stay, and links are kept after the words', async () => {
    box('news').checked = true
    const [input, link] = [box('news').outerHTML, label('news').querySelector('a')]
    await start()
    expect(label('news').textContent).toBe('Write to me Privacy')
    expect([box('news').outerHTML, box('news').checked, box('news').labels?.[0]]).toEqual([input, true, label('news')])
    expect(label('news').querySelector('a')).toBe(link)
    expect(link?.getAttribute('href')).toBe('#privacy')
    await userEvent.click(label('news'), { position: { x: 5, y: 5 } })
    expect(box('news').checked).toBe(false)
    expect(page.getByRole('checkbox', { name: 'Write to me Privacy' }).element()).toBe(box('news'))
  })

  test.each([
    ['<a href="#a">Our policy</a> allows news', 'Write to me Our policy'],
    ['I agree to <a href="#a">news</a> and <a href="#b">terms</a>.', 'Write to me newsterms'],
    ['<input type="checkbox"> <span><b>Send</b> news</span>', ' Write to me'],
  ])('of %s', async (html, words) => {
    label('news').replaceChildren(document.createRange().createContextualFragment(html))
    await start()
    expect(label('news').textContent).toBe(words)
  })
})

test('a label of 3 characters or fewer is left as it is', async () => {
  await start()
  expect(label('sms').textContent).toBe(' Yes ')
})

test('[CHK-02.4] the same test is made for each label, and for one that is drawn later', async () => {
  label('sms').textContent = 'Texts'
  await start()
  expect(label('sms').textContent).toBe('Write to me')
  for (const [words, after] of [
    ['Call me', 'Write to me'],
    ['No', 'No'],
  ]) {
    const late = document.createElement('label')
    late.dataset.anchor = 'consentLabel'
    late.textContent = words ?? ''
    document.body.append(late)
    await expect.poll(() => late.textContent).toBe(after)
  }
})

test("[CHK-02.5] removal restores the old words and keeps the shopper's choice", async () => {
  const before = pageState()
  await start()
  await userEvent.click(box('news'))
  run.stop()
  expect(pageState()).toEqual(before)
  expect(label('news').textContent).toBe('Send me news Privacy')
  expect(box('news').checked).toBe(true)
})
