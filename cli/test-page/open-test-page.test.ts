import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumPath, headlessPath } from '../../tools/setup/chromium.mjs'
import { aFolder } from '../testing/a-folder.ts'
import { openTestPage, type TestPageOptions } from './open-test-page.ts'

beforeAll(() => {
  process.env.INSTEP_BROWSER = headlessPath()
})

/** What only pages of the shop have is not waited for, and what is paused is shown. */
const config = `export default {
  propertyId: 'shop',
  trackingId: 'shop',
  domains: ['shop.example'],
  endpoints: { base: 'https://collect.shop.example' },
  ready: 'html[data-hydrated]',
  anchors: { mainContent: '#only-on-the-shop' },
  experiences: [
    {
      id: 'hint',
      code: import.meta.resolve('./hint.ts'),
      pages: ['product'],
      share: 0.5,
      pausedAt: 1,
      data: { message: 'For shoppers', end: '!' },
    },
    { id: 'offers', template: 'global/offer-banner', content: { messages: [{ title: 'Hello' }] } },
  ],
}
`

const code = `import { defineExperience, followElements, modulesOf, placeElement } from 'instep/kit'

const experience = defineExperience<{ message: string; end: string }>({
  id: 'hint',
  run(scope) {
    followElements(scope, scope.selector('mainContent'), (element, each) => {
      const line = document.createElement('p')
      line.className = scope.name
      line.textContent = scope.content.message + scope.content.end
      placeElement(each, line, 'append', element)
    })
  },
})

const text = { kind: 'text', needed: true } as const
export const { triggers, execution, control } = modulesOf(experience, {
  anchors: ['mainContent'],
  fields: { message: text, end: text },
})
`

const html = '<main data-anchor="mainContent">Shoes</main>'

async function openPage(options: Partial<TestPageOptions> = {}) {
  const folder = aFolder({ 'instep.config.mjs': config, 'hint.ts': code })
  const page = await openTestPage({ experience: 'hint', html, config: join(folder, 'instep.config.mjs'), ...options })
  onTestFinished(page.close)
  return page
}

test('[BU-06] a test page runs an experience with content of the test, and takes back what it has added', async () => {
  // A whole browser, as developers have; the other tests open pages with less work.
  process.env.INSTEP_BROWSER = chromiumPath()
  onTestFinished(() => void Object.assign(process.env, { INSTEP_BROWSER: headlessPath() }))
  const page = await openPage({ data: { message: 'For the test' } })
  expect(await page.textOf('main > .hint')).toBe('For the test!')
  expect(await page.evaluate((name) => name in globalThis, '__qubit')).toBe(true)
  await expect(
    page.evaluate(() => {
      throw new TypeError('in the page')
    }),
  ).rejects.toThrow('TypeError: in the page')
  await page.endExperience()
  expect(await page.readBody()).toBe(html)
  expect(await page.textOf('.hint')).toBe(undefined)
})

test('[BU-06] a test page of the control stays as it is', async () => {
  const page = await openPage({ variation: 'c' })
  expect(await page.readBody()).toBe(html)
})

test('[BU-06] an experience that does not run is an error with its reason and what the console says', async () => {
  const opened = openPage({ data: { message: ' ' } })
  await expect(opened).rejects.toThrow(/hint did not run: trigger: .*\n.*hint: message is missing/)
  await expect(openPage({ pageType: 'home' })).rejects.toThrow('hint did not run: page')
})

test('[BU-06] an unknown experience, variation or configuration is an error with the remedy', async () => {
  await expect(openPage({ experience: 'hnt' })).rejects.toThrow('has no experience hnt. Did you mean hint?')
  await expect(openPage({ experience: 'other' })).rejects.toThrow('Add its entry to experiences')
  await expect(openPage({ variation: 'w' })).rejects.toThrow('There are: hint-v, hint-c')
  await expect(openPage({ config: 'none.config.ts' })).rejects.toThrow('Run the test in the folder')
})
