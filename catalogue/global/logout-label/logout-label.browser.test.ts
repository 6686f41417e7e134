import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

beforeEach(() => {
  aPage(`<header><a data-anchor="logoutLink" href="#out" class="out"><svg width="20" height="20"></svg> Log out</a></header>
    <dialog open><a data-anchor="logoutLink" href="#out" aria-label="Log out">Log out</a></dialog>`)
})

afterEach(() => {
  run.stop()
  location.hash = ''
})

async function start(): Promise<void> {
  run = await runTemplate({ experience, template, content: { logoutLabel: 'Leave' } })
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-anchor="logoutLink"]')]
const words = () => links().map((link) => link.textContent?.trim())

test('[GLB-03.1] every logout link says the new words; target, effect and icon stay', async () => {
  const [first] = links()
  let clicks = 0
  first?.addEventListener('click', () => clicks++)
  await start()
  expect([words(), links().map(({ hash }) => hash)]).toEqual([
    ['Leave', 'Leave'],
    ['#out', '#out'],
  ])
  expect([links()[0], links()[0]?.querySelector('svg') === null, links()[1]?.ariaLabel]).toEqual([
    first,
    false,
    'Leave',
  ])
  await userEvent.click(first as Element)
  expect([clicks, location.hash]).toEqual([1, '#out'])
})

test('[GLB-03.2] where there is no such link nothing is changed and no line is written', async () => {
  aPage('<header><a href="#in">Log in</a></header>')
  const before = pageState()
  await start()
  await waitUntilSettled()
  expect([pageState(), run.lines, run.errors]).toEqual([before, [], []])
})

test('[GLB-03.4] the link in the menu is changed, also when it is drawn on opening the menu, again and again', async () => {
  await start()
  const menu = document.querySelector('dialog') as HTMLElement
  expect(menu.textContent?.trim()).toBe('Leave')
  for (let time = 0; time < 3; time++) {
    menu.replaceChildren()
    await waitUntilSettled()
    menu.append(document.createRange().createContextualFragment('<a data-anchor="logoutLink" href="#out">Log out</a>'))
    await expect.poll(words).toEqual(['Leave', 'Leave'])
  }
})

test('[GLB-03.5] removal restores the words', async () => {
  const before = pageState()
  await start()
  run.stop()
  expect([pageState(), words()]).toEqual([before, ['Log out', 'Log out']])
})
