import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

/** A shop with a header of 60 px. */
const shopWith = (styles: string) => `
<style>
  body { margin: 0; background: linen }
  header { height: 60px; background: white }
  main { height: 3000px }
  .promise { margin: 0; height: 120px }
  ${styles}
</style>
<header data-anchor="header"><nav data-anchor="navMenu">Boots</nav></header>
<main data-anchor="mainContent"><section data-anchor="heroBanner"><h1>Shoes</h1></section></main>`

const fixed = 'header { position: fixed; inset: 0 0 auto; z-index: 5 }'

let run: TemplateRun | undefined

beforeEach(() => page.viewport(1000, 700))

afterEach(() => {
  run?.stop()
  scrollTo(0, 0)
  document.body.replaceChildren()
})

async function startExperience(): Promise<void> {
  run = await runTemplate({ experience, template, content: { image: '/catalogue/testing/icon.svg' } })
  await expect.poll(() => run?.explanation.progress).toBe('executed')
}

const findElement = (selector: string) => document.querySelector(selector) as HTMLElement
const readTop = () => findElement('.home-hero-header').getBoundingClientRect().top
const pointAt = (y: number) => document.elementFromPoint(500, y)

test('[HOM-06.1] below a header in the flow of the page the picture starts at the top of the header', async () => {
  aPage(shopWith(''))
  await startExperience()
  expect(readTop()).toBe(0)
  expect(findElement('header').contains(pointAt(30))).toBe(true)
})

test('[HOM-06.1] where the page keeps the room for its header above the content the picture is below the header too, also when it appears on a scrolled page that has sent the header away', async () => {
  aPage(shopWith(`${fixed} main { margin-top: 60px }`))
  await startExperience()
  expect(readTop()).toBe(0)
  run?.stop()
  scrollTo(0, 500)
  findElement('header').style.transform = 'translateY(-100%)'
  await startExperience()
  expect(readTop()).toBe(-scrollY)
})

test.each([
  ['in the flow', ''],
  ['that is fixed', `${fixed} main { padding-top: 60px }`],
])(
  '[HOM-06.1] [HOM-06.11] what lies between a header %s and the content lies over the picture, on the ground of the page, also when it comes later, and is as before afterwards',
  async (_, styles) => {
    const addPromise = () => {
      const line = document.createElement('p')
      line.className = 'promise'
      findElement('main').before(line)
    }
    const measure = () => {
      const line = findElement('.promise')
      const { backgroundColor } = getComputedStyle(line)
      return [readTop(), pointAt(line.getBoundingClientRect().bottom - 5) === line, backgroundColor]
    }
    const raised = [0, true, 'rgb(250, 240, 230)']
    aPage(shopWith(styles))
    addPromise()
    const before = pageState()
    await startExperience()
    expect(measure()).toEqual(raised)
    run?.stop()
    expect(pageState()).toEqual(before)
    findElement('.promise').remove()
    await startExperience()
    expect(readTop()).toBe(0)
    addPromise()
    await expect.poll(measure).toEqual(raised)
    findElement('.promise').style.height = '150px'
    await expect.poll(measure).toEqual(raised)
    findElement('.promise').remove()
    await expect.poll(readTop).toBe(0)
  },
)
