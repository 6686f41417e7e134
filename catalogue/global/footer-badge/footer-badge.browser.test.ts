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

async function start(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content: { imageUrl, ...content } })
}

const footer = () => document.querySelector('footer') as HTMLElement
const box = () => document.querySelector('.global-footer-badge') as HTMLElement
const image = () => box().querySelector('img') as HTMLImageElement

test('[GLB-04.1] picture and words under it are the last block of the footer', async () => {
  await start({ message: 'Made to last' })
  await image().decode()
  expect([footer().lastElementChild, image().getAttribute('src')]).toEqual([box(), imageUrl])
  const words = box().querySelector('span')
  expect(words?.textContent).toBe('Made to last')
  expect(words?.getBoundingClientRect().top).toBeGreaterThanOrEqual(image().getBoundingClientRect().bottom)
})

describe('[GLB-04.2]', () => {
  test('with url both are one link, which the message names', async () => {
    await start({ message: 'Made to last', url: '#care' })
    const link = page.getByRole('link', { name: 'Made to last', exact: true }).element()
    expect([link.getAttribute('href'), link.contains(image()), box().querySelectorAll('a').length]).toEqual([
      '#care',
      true,
      1,
    ])
  })

  test('without message the picture has an empty alt and the block is no link', async () => {
    await start({ url: '#care' })
    expect([image().alt, box().querySelector('a')]).toEqual(['', null])
  })
})

describe('[GLB-04.3]', () => {
  test('the picture is at most 120 px wide', async () => {
    const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>')}`
    await start({ message: 'Made to last' })
    image().src = wide
    await image().decode()
    const { width, height } = image().getBoundingClientRect()
    expect([width, height]).toEqual([120, 60])
  })

  test('and is loaded when it nears the viewport', async () => {
    const address = `${imageUrl}?far=${Math.random()}`
    const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address))
    // The browser lists 250 requests of a page, and the modules of the tests alone are more.
    performance.clearResourceTimings()
    footer().style.marginTop = '30000px'
    await start({ imageUrl: address, message: 'Made to last' })
    expect(isLoaded()).toBe(false)
    footer().scrollIntoView()
    await expect.poll(isLoaded).toBe(true)
  })
})

test('[GLB-04.5] removal takes the block out', async () => {
  const before = pageState()
  await start({ message: 'Made to last', url: '#care' })
  run.stop()
  expect(pageState()).toEqual(before)
})
