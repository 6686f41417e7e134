import { afterEach, expect, test } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const nameOf = (picture: Element) => picture.getAttribute('src')?.split('?')[1]

let run: TemplateRun

afterEach(() => run.stop())

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

test.each(['data-src', 'data-lazy', 'data-lazy-src', 'data-original'])(
  '[PDP-24.6] a picture that a script loads later, by its %s, is loaded wherever it stands',
  async (name) => {
    const later = (id: string) => `<img id="${id}" ${name}="${icon}?${id}" alt="">`
    aPage(`<div data-anchor="productGallery"><img id="one" class="loaded" ${name}="${icon}?one" src="${icon}?one" alt="">
      ${later('two')}${later('three')}</div>`)
    await startExperience({ order: [3] })
    for (const each of document.querySelectorAll<HTMLImageElement>('img:not(.loaded)'))
      each.src = each.getAttribute(name) ?? ''
    expect([...document.images].map(nameOf)).toEqual(['three', 'one', 'two'])
  },
)

test('[PDP-24.6] the size and caption of the larger picture that a link opens go with it, also where they are not the only ones', async () => {
  const large = (id: string, width: number, height: number, caption = '') =>
    `<a href="${icon}?${id}" data-pswp-width="${width}" data-pswp-height="${height}" ${caption}><img src="${icon}?small-${id}" alt=""></a>`
  aPage(`<div data-anchor="productGallery">${large('one', 1200, 800)}${large('two', 1200, 800)}
    ${large('three', 600, 1200, 'data-caption="From above"')}</div>`)
  const before = pageState()
  await startExperience({ order: [3] })
  const read = ({ href, dataset }: HTMLAnchorElement) =>
    `${href.split('?')[1]} ${dataset.pswpWidth} x ${dataset.pswpHeight} ${dataset.caption ?? ''}`.trim()
  expect([...document.querySelectorAll('a')].map(read)).toEqual([
    'three 600 x 1200 From above',
    'one 1200 x 800',
    'two 1200 x 800',
  ])
  run.stop()
  expect(pageState()).toEqual(before)
})
