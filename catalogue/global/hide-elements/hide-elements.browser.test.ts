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

async function startExperience(hideEl: unknown): Promise<void> {
  run = await runTemplate({ experience, template, content: { hideEl } })
}

const listVisibility = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.checkVisibility())

test('[GLB-11.1] matching elements take no space and cannot be reached with Tab or a screen reader', async () => {
  const measureTop = () => document.querySelector('main > :last-child')?.getBoundingClientRect().top ?? 0
  const before = measureTop()
  await startExperience(['.promo', 'main > .chat'])
  expect(listVisibility('.promo, .chat')).toEqual([false, false, false])
  expect(measureTop()).toBeLessThan(before - 50)
  expect(page.getByRole('link', { name: 'Promo' }).query()).toBe(null)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('One')
  await userEvent.tab()
  expect(document.activeElement?.textContent).not.toBe('Promo')
})

test('one text may contain selectors separated by commas; invalid ones are skipped with one line each', async () => {
  await startExperience('.promo, p:has(, .chat:is(.a, .chat), }, .x { } body { color: red, a /*')
  expect(listVisibility('.promo, .chat')).toEqual([false, false, false])
  expect(listVisibility('main > a, main > :last-child')).toEqual([true, true])
  const wrong = ['p:has(', '}', '.x { } body { color: red', 'a /*']
  expect(run.lines).toEqual(wrong.map((each) => `global/hide-elements: hideEl ${each} is no selector`))
})

test('[GLB-11.3] an element that is added later is hidden before it is painted', async () => {
  await startExperience('.promo')
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

test('html, head and body are never hidden, and a selector without matches is not an error', async () => {
  await startExperience(['html', ':root', 'head', 'body', 'html *:is(body)', '.nothing'])
  expect(document.body.checkVisibility()).toBe(true)
  expect(document.documentElement.checkVisibility()).toBe(true)
  expect(listVisibility('main')).toEqual([true])
  expect([run.lines, run.errors]).toEqual([[], []])
})

test('[GLB-11.5] removing the experience shows them as before, and elements hidden by the shop stay hidden', async () => {
  const before = pageState()
  await startExperience('.promo, .chat')
  run.stop()
  expect(pageState()).toEqual(before)
  expect(listVisibility('.promo, .chat')).toEqual([true, true, false])
  expect(getComputedStyle(document.querySelector('.chat') as Element).display).toBe('flex')
})
