import { serveConsole } from '../console/serve-console.ts'
import { expect } from '../demo.ts'
import { test } from './engine-test.ts'

/** The pages of a site, with their headings. */
const pages = {
  '': 'Today',
  '/experiences': 'Experiences',
  '/experiences/new': 'New experience',
  '/experiences/badges': 'Bestseller badges',
  '/experiences/badges/edit': 'Edit: Bestseller badges',
  '/segments': 'Segments',
  '/visitors': 'Visitors',
  '/events': 'Events',
  '/events/refused': 'Events',
  '/placements': 'Placements',
  '/data': 'Data',
  '/changes': 'Changes',
  '/changes/versions': 'Changes',
  '/changes/log': 'Changes',
}

const withChart = ['', '/experiences/badges']

test('each page of the console is there, and its charts are', async ({ tab }) => {
  const { origin, close } = await serveConsole()
  try {
    await tab.open(`${origin}/console/`)
    for (const [path, heading] of Object.entries(pages)) {
      // Without loading all again, as its own links do it.
      await tab.evaluate((at) => {
        history.pushState(null, '', at)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/console/sites/moor-boots${path}`)
      const read = () => tab.evaluate(() => document.querySelector('main h1')?.textContent)
      await expect.poll(read, path).toBe(heading)
      if (!withChart.includes(path)) continue
      await expect.poll(() => tab.evaluate(() => document.querySelector('[role=slider]') !== null), path).toBe(true)
    }
  } finally {
    await close()
  }
})
