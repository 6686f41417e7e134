import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const color = 'rgb(194, 65, 12)'
const ink = 'rgb(20, 32, 29)'
const line = 'rgb(122, 132, 127)'

const shopStyles = `
  .full { fill: ${ink}; stroke: ${ink} }
  .empty { fill: none; stroke: ${line} }`

const five = [0, 20, 40, 60, 80].map((left) => `<path d="M${left} 0h20v20h-20z"></path>`).join('')

/** A row of empty stars, and over it a row of full ones that is clipped at the rating. */
function aRating(rating: number, anchor = 'data-anchor="starRating"'): string {
  return `
    <span ${anchor}>
      <svg viewBox="0 0 100 20" width="100" height="20" aria-hidden="true">
        <g class="empty">${five}</g>
        <svg class="cut" width="${rating * 20}" height="20" overflow="hidden"><g class="full">${five}</g></svg>
      </svg>
      <span class="words">${rating} out of 5</span>
    </span>`
}

const aProduct = `
  <style>${shopStyles}</style>
  <section id="summary"><h1>Court shoe</h1>${aRating(4.3)}</section>
  <ul id="reviews"><li>${aRating(5)}</li><li>${aRating(2)}</li></ul>
  <div id="other">${aRating(3, '')}</div>`

let run: TemplateRun

beforeEach(() => void aPage(aProduct))

afterEach(() => run.stop())

async function startExperience(content: object = { color }, facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({ experience, template, content, ...facts })
}

function shopStyle(css: string): void {
  document.body.querySelector('style')?.append(css)
}

/** Returns the distinct fills and strokes of the shapes that match a selector. */
function readPaints(selector: string): string[] {
  const shapes = [...document.querySelectorAll(selector)].map((shape) => getComputedStyle(shape))
  return [...new Set(shapes.map(({ fill, stroke }) => `${fill}, ${stroke}`))]
}

test('[PDP-28.1] full stars next to the title and in the reviews have the colour; empty ones and other ratings do not change', async () => {
  await startExperience()
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${color}`])
  expect(readPaints('#reviews .full path')).toEqual([`${color}, ${color}`])
  expect(readPaints('.empty path')).toEqual([`none, ${line}`])
  expect(readPaints('#other .full path')).toEqual([`${ink}, ${ink}`])
})

test('an outline in another colour stays', async () => {
  shopStyle(`.full { stroke: ${line} }`)
  await startExperience()
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${line}`])
})

test('when a shop also fills its empty stars nothing is coloured until its anchor selects the full ones', async () => {
  shopStyle('.empty { fill: rgb(221, 221, 221) }')
  const before = readPaints('path')
  await startExperience()
  expect(readPaints('path')).toEqual(before)
  run.stop()
  await startExperience({ color }, { anchors: { starRating: '#summary .full, #reviews .full' } })
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${color}`])
  expect(readPaints('.empty path')).toEqual([`rgb(221, 221, 221), ${line}`])
})

test('a shape that only clips others does not count as a star', async () => {
  const svg = document.querySelector('#summary svg') as Element
  svg.insertAdjacentHTML('afterbegin', '<clipPath id="cut"><rect width="86" height="20" fill="red"></rect></clipPath>')
  await startExperience()
  expect(readPaints('clipPath rect')).toEqual(['rgb(255, 0, 0), none'])
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${color}`])
})

test('[PDP-28.2] a partly filled star keeps its part', async () => {
  await startExperience()
  const { left, top } = document.querySelector('#summary svg')?.getBoundingClientRect() ?? new DOMRect()
  const last = document.querySelector('#summary .full path:last-child')
  const isFullAt = (x: number) => document.elementsFromPoint(left + x, top + 10).includes(last as Element)
  expect([81, 85, 87, 99].map(isFullAt)).toEqual([true, true, false, false])
  expect(readPaints('#summary .full path:last-child')).toEqual([`${color}, ${color}`])
})

test('[PDP-28.3] ratings added later are coloured within a second', async () => {
  await startExperience()
  const more = document.createElement('li')
  more.append(document.createRange().createContextualFragment(aRating(1)))
  document.querySelector('#reviews')?.append(more)
  await expect.poll(() => readPaints('#reviews .full path'), { timeout: 1000 }).toEqual([`${color}, ${color}`])
})

test('stars that are redrawn within their rating are coloured again', async () => {
  await startExperience()
  const full = document.querySelector('#summary .full') as Element
  full.replaceChildren(full.firstElementChild?.cloneNode() as Node)
  full.firstElementChild?.removeAttribute('class')
  await waitUntilSettled()
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${color}`])
})

describe('[PDP-28.4]', () => {
  test('the text for screen readers does not change', async () => {
    const listTexts = () => [...document.querySelectorAll('.words')].map((node) => [node, node.outerHTML])
    const before = listTexts()
    await startExperience()
    expect(listTexts()).toEqual(before)
    expect(document.querySelector('#summary [data-anchor]')?.textContent?.trim()).toBe('4.3 out of 5')
  })

  test.each(['reddish', '#12', 'red; fill: blue', 'red } path { fill: blue', ''])(
    'the colour "%s" is not valid, and changes nothing',
    async (invalid) => {
      const before = pageState()
      await startExperience({ color: invalid })
      expect(pageState()).toEqual(before)
      expect(readPaints('.full path')).toEqual([`${ink}, ${ink}`])
    },
  )
})

test("[PDP-28.5] removing the experience restores the shop's star colour", async () => {
  const before = [pageState(), readPaints('path')]
  await startExperience()
  expect(readPaints('path')).not.toEqual(before[1])
  run.stop()
  expect([pageState(), readPaints('path')]).toEqual(before)
})
