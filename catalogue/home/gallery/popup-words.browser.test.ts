import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { theDialog } from '../../testing/a-dialog.tsx'
import { aPage, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate } from '../../testing/run-template.ts'
import { translatePage } from '../../testing/translate-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const img = '/catalogue/testing/icon.svg'
const person = { influencerLink: '#', tiles: [] }
const aSlide = (popupTitle: string, influencerID: string) => ({
  img,
  title: popupTitle,
  popupTitle,
  influencerID,
  ...person,
})

test.each([
  ['where the browser has translated the page', 'At sea', translatePage],
  ['where the heading is the name of the person', 'Inge', () => {}],
])('[HOM-08.6] the words change with the picture %s', async (_, popupTitle, change) => {
  await page.viewport(1280, 800)
  aPage('<main data-anchor="mainContent"><div data-anchor="contentSlot" data-slot="wide"></div></main>')
  const slides = [aSlide(popupTitle, 'Inge'), aSlide('Ashore', 'Bo')]
  const run = await runTemplate({ experience, template, content: { slotD: 'wide', CarouselTitle: 'As worn', slides } })
  onTestFinished(() => run.stop())
  document.querySelector<HTMLElement>('.home-gallery-slide')?.click()
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBe(null)
  await waitUntilSettled()
  change()
  theDialog().querySelector<HTMLElement>('button[aria-label="Next"]')?.click()
  const words = () => [...theDialog().querySelectorAll('.home-gallery-head :is(h2, p)')].map((each) => each.textContent)
  await expect.poll(words).toEqual(['Ashore', 'Bo'])
})
