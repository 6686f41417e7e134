import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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

test('all stars are read before any is changed, as the browser works out the styles anew after each change', async () => {
  document.querySelector('#reviews')?.insertAdjacentHTML('beforeend', `<li data-anchor="starRating"><b>4 ★★★</b></li>`)
  const changed: number[] = []
  const read = getComputedStyle
  vi.stubGlobal('getComputedStyle', (...given: Parameters<typeof read>) => {
    changed.push(document.querySelectorAll('[class*="product-star-colour-"], [style*="--product-star"]').length)
    return read(...given)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await startExperience()
  expect(readPaints('#reviews .full path')).toEqual([`${color}, ${color}`])
  const first = changed.findIndex((count) => count > 0)
  expect(changed.slice(first).every((count) => count === changed.at(-1))).toBe(true)
})

test('an outline in another colour stays', async () => {
  shopStyle(`.full { stroke: ${line} }`)
  await startExperience()
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${line}`])
})

test('when a shop also fills its empty stars, the row over them has the colour', async () => {
  shopStyle('.empty { fill: rgb(221, 221, 221) }')
  await startExperience()
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${color}`])
  expect(readPaints('.empty path')).toEqual([`rgb(221, 221, 221), ${line}`])
})

test('when full stars cannot be told from empty ones nothing is coloured, and the reason says what to do, until the anchor selects the full ones', async () => {
  shopStyle('.empty { fill: black } .full { fill: silver }')
  const before = readPaints('path')
  await startExperience()
  expect(readPaints('path')).toEqual(before)
  expect(run.explanation.answers).toContainEqual({
    check: 'shown',
    passes: false,
    because: 'the full stars cannot be told from the others: give their selector as starRating',
  })
  run.stop()
  await startExperience({ color }, { anchors: { starRating: '#summary .full, #reviews .full' } })
  expect(readPaints('#summary .full path')).toEqual([`${color}, ${ink}`])
  expect(readPaints('.empty path')).toEqual([`rgb(0, 0, 0), ${line}`])
})

describe('stars that are drawn in another way', () => {
  const [gold, grey] = ['rgb(251, 191, 36)', 'rgb(209, 213, 219)']
  const star = (attributes: string, x = 0) => `<path ${attributes} d="M${x} 0h20v20h-20z"></path>`
  const svg = (content: string) => `<svg viewBox="0 0 100 20" width="100" height="20">${content}</svg>`
  const stops = `<stop offset="50%" stop-color="${gold}"></stop><stop offset="50%" stop-color="${grey}"></stop>`
  const gradient = `<defs><linearGradient id="half">${stops}</linearGradient></defs>`
  /** What each of the elements is painted with. */
  const readAll = (selector: string, property: string, pseudo?: string) =>
    [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each, pseudo).getPropertyValue(property))
  const startOn = async (html: string, css = '') => {
    aPage(`<style>${css}</style><div data-anchor="starRating">${html}<span class="words">4.3 (12)</span></div>`)
    const before = pageState()
    await startExperience()
    return before
  }

  test.each([
    [
      'full and empty paths side by side',
      svg(star(`fill="${gold}"`) + star(`fill="${gold}"`, 20) + star(`fill="${grey}"`, 40)),
      [color, color, grey],
    ],
    ['a full path over each empty one', svg(star(`fill="${grey}"`) + star(`fill="${gold}"`)), [grey, color]],
  ])('%s', async (_, html, fills) => {
    const before = await startOn(html)
    expect(readAll('path', 'fill')).toEqual(fills)
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('a star that a gradient fills in part keeps its part', async () => {
    const before = await startOn(
      svg(`${gradient}${star(`fill="${gold}"`)}${star('fill="url(#half)"', 20)}${star(`fill="${grey}"`, 40)}`),
    )
    expect(readAll('stop', 'stop-color')).toEqual([color, grey])
    expect(readAll('path', 'fill')).toEqual([color, 'url("#half")', grey])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('characters', async () => {
    const before = await startOn('<b>★★★★</b><i>☆</i>')
    expect(readAll('b, i, .words', 'color')).toEqual([color, 'rgb(0, 0, 0)', 'rgb(0, 0, 0)'])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('characters in two colours', async () => {
    await startOn(`<b style="color: ${gold}">★★★★</b><i style="color: ${grey}">★</i>`)
    expect(readAll('b, i', 'color')).toEqual([color, grey])
  })

  test('full and empty characters in one text, of which only the full ones have the colour', async () => {
    const before = await startOn('<b style="font: 20px monospace">★★★★☆</b>')
    const text = document.querySelector('b') as HTMLElement
    const { backgroundImage, backgroundClip, color: own } = getComputedStyle(text)
    const ends = [...backgroundImage.matchAll(/([\d.]+)px/g)].map(([, px]) => Number(px))
    expect([Math.min(...ends), backgroundClip, own]).toEqual([0, 'text', 'rgb(0, 0, 0)'])
    expect(Math.max(...ends) / text.offsetWidth).toBeCloseTo(0.8, 1)
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test.each([
    [
      'characters',
      `.all, .cut { font-size: 20px } .all { color: ${grey} } .cut { color: ${gold} }`,
      '★★★★★',
      undefined,
    ],
    [
      'an icon font',
      `.all::before, .cut::before { content: "SSSSS" } .all::before { color: ${grey} } .cut::before { color: ${gold} }`,
      '',
      '::before',
    ],
  ])('an overlay of %s that is cut at the rating', async (_, css, content, pseudo) => {
    const html = `<p class="all" style="position: relative">${content}<b class="cut" style="position: absolute; left: 0; width: 86%; overflow: hidden">${content}</b></p>`
    const before = await startOn(html, css)
    expect(readAll('.all, .cut', 'color', pseudo)).toEqual([grey, color])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('pictures are not coloured, and the reason is told', async () => {
    await startOn('<i style="background: url(/stars.png)"></i>')
    expect(run.explanation.answers.some(({ because }) => because?.startsWith('the full stars cannot be told'))).toBe(
      true,
    )
  })
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
