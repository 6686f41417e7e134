import { expect, onTestFinished, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

test('[GLB-12.7] at the top it stays above a fixed bar of the shop, and above a header that is fixed only once the page is scrolled', async () => {
  aPage(`<style>.bar { position: fixed; top: 0; height: 30px; z-index: 9 } .is-fixed { position: fixed; top: 30px; z-index: 9 }</style>
    <div class="bar" data-anchor="headerPromo"></div><header data-anchor="header">Shop</header><main style="height: 2000px"></main>`)
  const before = pageState()
  const content = { banners: [{ match: '/', title: 'Two pairs', position: 'top' }] }
  const run = await runTemplate({ experience, template, content })
  onTestFinished(() => run.stop())
  const boxOf = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()
  const { bottom } = boxOf('.global-sticky-banner')
  expect(boxOf('.bar').top).toBe(bottom)
  const header = document.querySelector('header') as HTMLElement
  header.classList.add('is-fixed')
  await waitUntilSettled()
  expect(boxOf('header').top).toBe(bottom + 30)
  header.removeAttribute('class')
  await waitUntilSettled()
  expect(header.style.marginTop).toBe('')
  run.stop()
  expect(pageState()).toEqual(before)
})
