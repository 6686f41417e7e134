import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const imageUrl = '/catalogue/testing/icon.svg'

let run: TemplateRun

beforeEach(() => void aPage('<footer data-anchor="footer"><p>Links</p></footer>'))

afterEach(() => run.stop())

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content: { imageUrl, ...content } })
}

const findFooter = () => document.querySelector('footer') as HTMLElement
const findBox = () => document.querySelector('.global-footer-badge') as HTMLElement
const findImage = () => findBox().querySelector('img') as HTMLImageElement

test('[GLB-04.1] the picture with its text below is the last block of the footer', async () => {
  await startExperience({ message: 'Made to last' })
  await findImage().decode()
  expect([findFooter().lastElementChild, findImage().getAttribute('src')]).toEqual([findBox(), imageUrl])
  const words = findBox().querySelector('span')
  expect(words?.textContent).toBe('Made to last')
  expect(words?.getBoundingClientRect().top).toBeGreaterThanOrEqual(findImage().getBoundingClientRect().bottom)
})

describe('[GLB-04.2]', () => {
  test('with url, picture and text are one link, named by the message', async () => {
    await startExperience({ message: 'Made to last', url: '#care' })
    const link = page.getByRole('link', { name: 'Made to last', exact: true }).element()
    expect([link.getAttribute('href'), link.contains(findImage()), findBox().querySelectorAll('a').length]).toEqual([
      '#care',
      true,
      1,
    ])
  })

  test('without message the picture has an empty alt text and the block is not a link', async () => {
    await startExperience({ url: '#care' })
    expect([findImage().alt, findBox().querySelector('a')]).toEqual(['', null])
  })
})

describe('[GLB-04.3]', () => {
  test('the picture is at most 120 px wide', async () => {
    const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>')}`
    await startExperience({ message: 'Made to last' })
    findImage().src = wide
    await findImage().decode()
    const { width, height } = findImage().getBoundingClientRect()
    expect([width, height]).toEqual([120, 60])
  })

  test('and is loaded when it approaches the viewport', async () => {
    const address = `${imageUrl}?far=${Math.random()}`
    const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address))
    // The browser keeps only 250 resource entries per page, and the test modules alone are more.
    performance.clearResourceTimings()
    findFooter().style.marginTop = '30000px'
    await startExperience({ imageUrl: address, message: 'Made to last' })
    expect(isLoaded()).toBe(false)
    findFooter().scrollIntoView()
    await expect.poll(isLoaded).toBe(true)
  })
})

test('[GLB-04.5] removing the experience removes the block', async () => {
  const before = pageState()
  await startExperience({ message: 'Made to last', url: '#care' })
  run.stop()
  expect(pageState()).toEqual(before)
})
