import { expect, onTestFinished, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { runTemplate } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

test('on paper, where it would be on every sheet, the banner is left out', async () => {
  aPage('<main>Returns are free</main>')
  const content = { banners: [{ match: '/', title: 'Two pairs' }] }
  onTestFinished((await runTemplate({ experience, template, content })).stop)
  const banner = document.querySelector('.global-sticky-banner')
  expect(banner?.checkVisibility()).toBe(true)
  await emulateMedia({ media: 'print' })
  expect(banner?.checkVisibility()).toBe(false)
})
