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

async function startExperience(): Promise<void> {
  run = await runTemplate({ experience, template, content: { message: 'Write to me' } })
}

const findLabel = (id: string) => document.querySelector(`label[for="${id}"]`) as HTMLElement
const findBox = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement

describe('[CHK-02.2]', () => {
  test('only the text changes: checkbox, state, name and label association stay, and links follow the new text', async () => {
    findBox('news').checked = true
    const [input, link] = [findBox('news').outerHTML, findLabel('news').querySelector('a')]
    await startExperience()
    expect(findLabel('news').textContent).toBe('Write to me Privacy')
    expect([findBox('news').outerHTML, findBox('news').checked, findBox('news').labels?.[0]]).toEqual([
      input,
      true,
      findLabel('news'),
    ])
    expect(findLabel('news').querySelector('a')).toBe(link)
    expect(link?.getAttribute('href')).toBe('#privacy')
    await userEvent.click(findLabel('news'), { position: { x: 5, y: 5 } })
    expect(findBox('news').checked).toBe(false)
    expect(page.getByRole('checkbox', { name: 'Write to me Privacy' }).element()).toBe(findBox('news'))
  })

  test.each([
    ['<a href="#a">Our policy</a> allows news', 'Write to me Our policy'],
    ['I agree to <a href="#a">news</a> and <a href="#b">terms</a>.', 'Write to me news terms'],
    [
      'I agree (<a href="#a">news</a>, <a href="#b">terms</a> or <a href="#c">both</a>)',
      'Write to me news, terms both',
    ],
    ['<b>I</b> agree to<a href="#a"> news</a>', 'Write to me  news'],
    ['<a href="#a">News</a> and <a href="#b">terms</a>, please', 'Write to me News terms'],
    ['<input type="checkbox"> <span><b>Send</b> news</span>', ' Write to me'],
  ])('in a label with %s', async (html, words) => {
    findLabel('news').replaceChildren(document.createRange().createContextualFragment(html))
    await startExperience()
    expect(findLabel('news').textContent).toBe(words)
  })
})

test('a label of 3 characters or fewer does not change', async () => {
  await startExperience()
  expect(findLabel('sms').textContent).toBe(' Yes ')
})

test('styles and data in a label neither count as its text nor change', async () => {
  const code = '<style>label { margin: 0 }</style><script type="application/json">{"consent": "sms"}</script>'
  for (const id of ['sms', 'news']) findLabel(id).prepend(document.createRange().createContextualFragment(code))
  await startExperience()
  expect(findLabel('sms').innerHTML).toBe(`${code} Yes `)
  expect(findLabel('news').innerHTML).toBe(`${code}Write to me <a href="#privacy">Privacy</a>`)
})

test('[CHK-02.4] each label is checked, including one that is drawn later', async () => {
  findLabel('sms').textContent = 'Texts'
  await startExperience()
  expect(findLabel('sms').textContent).toBe('Write to me')
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

test("[CHK-02.5] removing the experience restores the old text and keeps the shopper's choice", async () => {
  const before = pageState()
  await startExperience()
  await userEvent.click(findBox('news'))
  run.stop()
  expect(pageState()).toEqual(before)
  expect(findLabel('news').textContent).toBe('Send me news Privacy')
  expect(findBox('news').checked).toBe(true)
})
