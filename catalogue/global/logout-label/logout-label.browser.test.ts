import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { keepTranslated } from '../../testing/translate-page.ts'
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

async function startExperience(): Promise<void> {
  run = await runTemplate({ experience, template, content: { logoutLabel: 'Leave' } })
}

const findLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-anchor="logoutLink"]')]
const readTexts = () => findLinks().map((link) => link.textContent?.trim())

test('[GLB-03.1] every logout link has the new text; target, effect and icon stay', async () => {
  const [first] = findLinks()
  let clicks = 0
  first?.addEventListener('click', () => clicks++)
  await startExperience()
  expect([readTexts(), findLinks().map(({ hash }) => hash)]).toEqual([
    ['Leave', 'Leave'],
    ['#out', '#out'],
  ])
  expect([findLinks()[0], findLinks()[0]?.querySelector('svg') === null, findLinks()[1]?.ariaLabel]).toEqual([
    first,
    false,
    'Leave',
  ])
  await userEvent.click(first as Element)
  expect([clicks, location.hash]).toEqual([1, '#out'])
})

test('where the browser translates the page, links keep the new text as it is, and have that of the shop at the end', async () => {
  keepTranslated()
  await startExperience()
  await waitUntilSettled()
  expect([readTexts(), run.errors]).toEqual([['Leave', 'Leave'], []])
  run.stop()
  await waitUntilSettled()
  expect(readTexts()).toEqual(['Log~ out~', 'Log~ out~'])
})

test('[GLB-03.2] without such a link nothing changes and nothing is logged', async () => {
  aPage('<header><a href="#in">Log in</a></header>')
  const before = pageState()
  await startExperience()
  await waitUntilSettled()
  expect([pageState(), run.lines, run.errors]).toEqual([before, [], []])
})

test('[GLB-03.1] styles and data within a link do not change, and its name in aria-label does', async () => {
  const code = '<style>i { margin: 0 }</style><script type="application/json">{"a": 1}</script>'
  aPage(`<a data-anchor="logoutLink" href="#out" aria-label="Log out">${code}<i>Log out</i></a>`)
  await startExperience()
  expect([findLinks()[0]?.innerHTML, findLinks()[0]?.ariaLabel]).toEqual([`${code}<i>Leave</i>`, 'Leave'])
})

test('[GLB-03.4] the link in the menu changes each time the menu is opened and redraws it', async () => {
  await startExperience()
  const menu = document.querySelector('dialog') as HTMLElement
  expect(menu.textContent?.trim()).toBe('Leave')
  for (let time = 0; time < 3; time++) {
    menu.replaceChildren()
    await waitUntilSettled()
    menu.append(document.createRange().createContextualFragment('<a data-anchor="logoutLink" href="#out">Log out</a>'))
    await expect.poll(readTexts).toEqual(['Leave', 'Leave'])
  }
})

test('[GLB-03.5] removing the experience restores the text', async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect([pageState(), readTexts()]).toEqual([before, ['Log out', 'Log out']])
})
