import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

beforeEach(() => {
  aPage(`
    <style>.own { display: none } .chat { display: flex !important }</style>
    <main><a href="#1">One</a>
      <p class="promo" style="height: 50px"><a href="#promo">Promo</a></p>
      <div class="chat" style="display: grid">Chat</div><p class="own promo">Own</p><p>Text</p>
    </main>`)
})

afterEach(() => run.stop())

async function start(hideEl: unknown): Promise<void> {
  run = await runTemplate({ experience, template, content: { hideEl } })
}

const shown = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.checkVisibility())

test('[GLB-11.1] every match takes no room and is reached neither with Tab nor by a screen reader', async () => {
  const top = () => document.querySelector('main > :last-child')?.getBoundingClientRect().top ?? 0
  const before = top()
  await start(['.promo', 'main > .chat'])
  expect(shown('.promo, .chat')).toEqual([false, false, false])
  expect(top()).toBeLessThan(before - 50)
  expect(page.getByRole('link', { name: 'Promo' }).query()).toBe(null)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('One')
  await userEvent.tab()
  expect(document.activeElement?.textContent).not.toBe('Promo')
})

test('in one text they are parted by commas; what is no selector is passed over with one line each', async () => {
  await start('.promo, p:has(, .chat:is(.a, .chat), }, .x { } body { color: red, a /*')
  expect(shown('.promo, .chat')).toEqual([false, false, false])
  expect(shown('main > a, main > :last-child')).toEqual([true, true])
  const wrong = ['p:has(', '}', '.x { } body { color: red', 'a /*']
  expect(run.lines).toEqual(wrong.map((each) => `global/hide-elements: hideEl ${each} is no selector`))
})

test('[GLB-11.3] what is added later is hidden before it is painted', async () => {
  await start('.promo')
  const late = document.createElement('p')
  late.className = 'promo'
  late.textContent = 'Late'
  document.querySelector('main')?.append(late)
  expect(late.checkVisibility()).toBe(false)
  const changed = document.querySelector('main > :nth-last-child(2)') as HTMLElement
  expect(changed.checkVisibility()).toBe(true)
  changed.classList.add('promo')
  expect(changed.checkVisibility()).toBe(false)
})

test('html, head and body are never hidden, and what matches nothing is no error', async () => {
  await start(['html', ':root', 'head', 'body', 'html *:is(body)', '.nothing'])
  expect(document.body.checkVisibility()).toBe(true)
  expect(document.documentElement.checkVisibility()).toBe(true)
  expect(shown('main')).toEqual([true])
  expect([run.lines, run.errors]).toEqual([[], []])
})

test('[GLB-11.5] removal shows them as they were, and those that the shop hides stay hidden', async () => {
  const before = pageState()
  await start('.promo, .chat')
  run.stop()
  expect(pageState()).toEqual(before)
  expect(shown('.promo, .chat')).toEqual([true, true, false])
  expect(getComputedStyle(document.querySelector('.chat') as Element).display).toBe('flex')
})
