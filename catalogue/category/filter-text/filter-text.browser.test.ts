import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const color = 'rgb(1, 2, 3)'
const [own, quiet] = ['rgb(20, 32, 29)', 'rgb(85, 96, 92)']
const aFilter = (id: string, attribute = '') =>
  `<label class="option"><input type="checkbox" ${attribute}> <span id="${id}" data-anchor="filterText">${id}</span> <span class="count">4</span></label>`
const shop = `
  <style>
    body { color: ${own}; font-size: 16px } .count, svg { color: ${quiet} !important } .option:has(:disabled) { color: ${quiet} }
    select { color: ${own}; font-size: 14px }
  </style>
  <label id="sort" for="order" data-anchor="filterText">Sort</label>
  <select id="order" data-anchor="filterText"><option>Newest</option></select>
  <details id="group" open><summary data-anchor="filterText" id="colour">Colour <svg width="8" height="8"></svg> <b class="count">(12)</b></summary>
    ${aFilter('red')}${aFilter('blue', 'disabled')}</details>`

const runs: TemplateRun[] = []

beforeEach(() => void aPage(shop))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

async function startExperience(content: object = { textSize: '18px', color }): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content })
  runs.push(run)
  return run
}

const readStyle = (selector: string) => {
  const style = getComputedStyle(document.querySelector(selector) as Element)
  return [style.fontSize, style.color]
}

test('[CAT-11.1] the text of all filters and of the sort control gets the size and colour', async () => {
  await startExperience()
  for (const id of ['#sort', '#order', '#colour', '#red']) expect(readStyle(id), id).toEqual(['18px', color])
})

test.each([
  [{ textSize: 20 }, ['20px', own]],
  [{ color }, ['16px', color]],
])('[CAT-11.2] with %j only the given value is applied', async (content, expected) => {
  await startExperience(content)
  expect(readStyle('#red')).toEqual(expected)
})

test.each([{}, { textSize: 'big', color: 'reddish' }])('[CAT-11.2] with %j nothing is changed', async (content) => {
  const before = pageState()
  await startExperience(content)
  expect(pageState()).toEqual(before)
})

test('[CAT-11.3] filters that are rendered later get them too', async () => {
  await startExperience()
  document.querySelector('#group')?.append(document.createRange().createContextualFragment(aFilter('green')))
  await waitUntilSettled()
  expect(readStyle('#green')).toEqual(['18px', color])
})

test("[CAT-11.4] disabled filters, icons, and counts beside or within the text keep the shop's colour", async () => {
  await startExperience()
  expect(readStyle('#blue')[1]).toBe(quiet)
  expect(readStyle('.option .count')[1]).toBe(quiet)
  expect([readStyle('#colour .count')[1], readStyle('#colour svg')[1]]).toEqual([quiet, quiet])
  const findBox = (id: string) => document.querySelector(`label:has(${id}) input`) as HTMLInputElement
  findBox('#red').disabled = true
  findBox('#blue').disabled = false
  expect([readStyle('#red')[1], readStyle('#blue')[1]]).toEqual([quiet, color])
})

test('[CAT-11.4] a count or icon that has the same colour as the text around it keeps that colour', async () => {
  const addPart = (html: string) => document.querySelector('#colour')?.insertAdjacentHTML('beforeend', html)
  addPart('<i id="plain">7</i>')
  await startExperience()
  expect(readStyle('#plain')[1]).toBe(own)
})

test('[CAT-11.5] removing the experience restores size and colour', async () => {
  document.querySelector('#red')?.setAttribute('style', 'color:green')
  const before = pageState()
  const looks = ['#sort', '#red', '#blue'].map(readStyle)
  const run = await startExperience()
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(['#sort', '#red', '#blue'].map(readStyle)).toEqual(looks)
})

test.each([
  ['a count that the shop loads later', '<span id="part"></span>', '(7)'],
  ['a count that is drawn anew', '<span id="part">(7)</span>', '(8)'],
  ['a large count', '<span id="part">(1,204)</span>', undefined],
  ['a count that ends somewhere', '<span id="part">99+</span>', undefined],
])("[CAT-11.4] %s keeps the shop's colour", async (_, part, later) => {
  document.querySelector('#colour')?.insertAdjacentHTML('beforeend', part)
  await startExperience()
  if (later) {
    document.querySelector('#part')?.replaceWith(document.createRange().createContextualFragment('<em id="part"></em>'))
    await waitUntilSettled()
    document.querySelector('#part')?.append(later)
    await waitUntilSettled()
  }
  expect(readStyle('#part')[1]).toBe(own)
  expect(readStyle('#colour')[1]).toBe(color)
})

test('[CAT-11.1] the number of a size is a filter, and the number behind it a count', async () => {
  document
    .querySelector('#red')
    ?.replaceChildren(document.createRange().createContextualFragment('<i id="size">38</i> <i id="part">12</i>'))
  await startExperience()
  expect([readStyle('#size')[1], readStyle('#part')[1]]).toEqual([color, own])
})

test('a page is searched as often with hundreds of filters as with one', async () => {
  const countSearches = async () => {
    const search = vi.spyOn(document, 'querySelectorAll')
    document.querySelector('#group')?.append('more')
    await waitUntilSettled()
    const { length } = search.mock.calls
    search.mockRestore()
    return length
  }
  await startExperience()
  const before = await countSearches()
  const many = Array.from({ length: 300 }, (_, at) => aFilter(`f${at}`)).join('')
  document.querySelector('#group')?.insertAdjacentHTML('beforeend', many)
  await waitUntilSettled()
  expect(readStyle('#f299')[1]).toBe(color)
  expect(await countSearches()).toBe(before)
})
