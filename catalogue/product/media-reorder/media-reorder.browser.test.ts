import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const icon = '/catalogue/testing/icon.svg'

const listOf = (ids: string[], item: (id: string) => string) =>
  ids.map((id) => `<li id="${id}">${item(id)}</li>`).join(' ')
const mediaOf = (ids: string[]) =>
  listOf(ids, (id) => (id === 'film' ? '<video controls></video>' : `<a href="#${id}"><img src="${icon}" alt=""></a>`))
const thumbnailsOf = (ids: string[]) =>
  listOf(
    ids.map((id) => `small-${id}`),
    (id) => `<button><img src="${icon}?${id.replace('small-', '')}" alt=""></button>`,
  )

const four = ['one', 'two', 'three', 'film']
/** A strip that can be swiped, as in the demo shop. */
const aGallery = (ids = four) => `
  <style>
    #strip { display: flex; width: 300px; overflow-x: auto; scroll-snap-type: x mandatory; padding: 0; list-style: none }
    #strip > li { flex: 0 0 100%; height: 100px; scroll-snap-align: start }
  </style>
  <section data-anchor="productGallery">
    <ul id="strip">${mediaOf(ids)}</ul>
    <ul data-anchor="galleryThumbs">${thumbnailsOf(ids)}</ul>
    <dialog><img src="${icon}" alt=""><img src="${icon}" alt=""></dialog>
  </section>`

let run: TemplateRun

beforeEach(() => void aPage(aGallery()))

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
})

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findStrip = () => document.getElementById('strip') as HTMLElement
const byId = (id: string) => document.getElementById(id) as HTMLElement
const readOrder = () => [...findStrip().children].map((each) => each.querySelector('a')?.hash.slice(1) ?? 'film')
const smallOrder = () => [...document.querySelectorAll('[data-anchor=galleryThumbs] img')].map(nameOf)
const nameOf = (picture: Element) => picture.getAttribute('src')?.split('?')[1]
const readShownId = () => readOrder()[Math.round(findStrip().scrollLeft / 300)]

test.each([
  [{}, ['two', 'one', 'three', 'film']],
  [{ order: [3, 1] }, ['three', 'one', 'two', 'film']],
  [{ order: ['4', { position: 2 }, 9] }, ['film', 'two', 'one', 'three']],
  [{ order: [2, 1, 4] }, ['two', 'one', 'film', 'three']],
  [{ order: [1] }, four],
])('[PDP-24.1] with %o the order is %o', async (content, expected) => {
  await startExperience(content)
  expect(readOrder()).toEqual(expected)
})

test('[PDP-24.1] icons of features that another experience has put into the gallery are no media of it', async () => {
  const icons = `<div class="product-feature-icons"><ul>${mediaOf(['a', 'b', 'c', 'd', 'e', 'f'])}</ul></div>`
  document.querySelector('section')?.append(document.createRange().createContextualFragment(icons))
  await startExperience()
  expect(readOrder()).toEqual(['two', 'one', 'three', 'film'])
})

test('[PDP-24.1] a page whose classes name a product is no copy with which a slider goes round', async () => {
  document.body.classList.add('single-product', 'product-clone-wars')
  onTestFinished(() => document.body.removeAttribute('class'))
  await startExperience()
  expect(readOrder()).toEqual(['two', 'one', 'three', 'film'])
})

test('[PDP-24.2] thumbnails and large media have the same order, and the first one is shown', async () => {
  await startExperience()
  expect(smallOrder()).toEqual(readOrder())
  expect(smallOrder()[0]).toBe('two')
  await waitUntilSettled()
  expect(readShownId()).toBe('two')
})

test('[PDP-24.3] a single picture does not move, and positions that do not exist or occur twice are ignored', async () => {
  const before = pageState()
  await startExperience({ order: [0, 7, 1, 1] })
  expect(pageState()).toEqual(before)
  run.stop()
  aPage(aGallery(['one']))
  const single = pageState()
  await startExperience()
  expect(pageState()).toEqual(single)
})

test('[PDP-24.4] with isMoved false nothing changes', async () => {
  const before = pageState()
  await startExperience({ isMoved: 'false' })
  expect(pageState()).toEqual(before)
})

test('[PDP-24.5] a picture that the shopper has chosen stays shown', async () => {
  findStrip().scrollTo({ left: 600, behavior: 'instant' })
  await waitUntilSettled()
  await startExperience({ order: [3] })
  await waitUntilSettled()
  expect(readOrder()[0]).toBe('three')
  expect(readShownId()).toBe('three')
  run.stop()
  findStrip().scrollTo({ left: 300, behavior: 'instant' })
  await waitUntilSettled()
  await startExperience({ order: [4] })
  await waitUntilSettled()
  expect([readOrder()[0], readShownId()]).toEqual(['film', 'two'])
})

describe('[PDP-24.6]', () => {
  test('media of another colour are reordered too', async () => {
    await startExperience()
    const colour = ['red', 'green', 'blue']
    findStrip().replaceChildren(document.createRange().createContextualFragment(mediaOf(colour)))
    findStrip().nextElementSibling?.replaceChildren(
      document.createRange().createContextualFragment(thumbnailsOf(colour)),
    )
    await expect.poll(readOrder).toEqual(['green', 'red', 'blue'])
    expect(smallOrder()).toEqual(readOrder())
    expect(readShownId()).toBe('green')
  })

  test.each([
    ['computers', undefined, 1280],
    ['phones', phone, 390],
  ])('zoom, swipe and video keep working on %s', async (_, userAgent, width) => {
    await page.viewport(width, 800)
    if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const zoomed = vi.fn((event: Event) => event.preventDefault())
    const zoom = document.querySelector<HTMLElement>('a[href="#two"]')
    zoom?.addEventListener('click', zoomed)
    const film = document.querySelector('video')
    await startExperience({ order: [4, 2] })
    zoom?.querySelector('img')?.click()
    expect(zoomed).toHaveBeenCalledTimes(1)
    findStrip().scrollTo({ left: 300, behavior: 'instant' })
    await waitUntilSettled()
    expect(readShownId()).toBe('two')
    expect(findStrip().firstElementChild?.firstElementChild).toBe(film)
    expect(film?.controls).toBe(true)
    expect(document.querySelectorAll('dialog img')).toHaveLength(2)
  })
})

test('[PDP-24.7] removing the experience restores the order and keeps the picture in view', async () => {
  const before = pageState()
  await startExperience({ order: [4, 2] })
  findStrip().scrollTo({ left: 300, behavior: 'instant' })
  await waitUntilSettled()
  expect(readShownId()).toBe('two')
  run.stop()
  expect(pageState()).toEqual(before)
  await waitUntilSettled()
  expect(readShownId()).toBe('two')
})

test('a slider that has only some of its slides on the page keeps its order, with its thumbnails, and says why', async () => {
  findStrip().classList.add('swiper-virtual')
  const before = pageState()
  await startExperience()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  const because = run.explanation.answers.find(({ check }) => check === 'shown')?.because
  expect(because).toBe('the slider draws only some of its slides')
})

describe('on another shop', () => {
  const pictures = (ids: string[]) => ids.map((id) => `<p><img id="${id}" src="${icon}?${id}" alt=""></p>`).join('')
  const order = (selector: string) =>
    [...document.querySelectorAll(`${selector} > *`)].map((each) => each.id || each.firstElementChild?.id).join(' ')
  const small = () => smallOrder().join(' ')
  const show = (inside: string, thumbs = '') =>
    aPage(`<section id="gallery" data-anchor="productGallery">${inside}</section>${thumbs}`)
  const arrow = (id: string, tag = 'button') => `<${tag} id="${id}"><img src="${icon}" alt=""></${tag}>`

  test.each([
    ['arrows', `${arrow('back')}<div id="all">$</div>${arrow('on')}`, 'back all on'],
    [
      'a badge and an arrow that is no button',
      `${arrow('badge', 'b')}<div id="all">$</div>${arrow('on', 'i')}`,
      'badge all on',
    ],
    ['thumbnails that are not known', `<div id="all">$</div><ul>${arrow('small', 'li')}</ul>`, 'all small'],
  ])('only large media move, not %s', async (_, html, around) => {
    show(html.replace('$', pictures(['one', 'two', 'three', 'four'])))
    await startExperience()
    expect([order('#all'), order('#gallery')]).toEqual(['two one three four', around])
  })

  test('the copies of a slider are left alone, and a film of another host counts', async () => {
    const copy = (id: string) => `<p class="slick-slide slick-cloned" id="${id}"><img src="${icon}" alt=""></p>`
    const film = '<p><iframe id="film" title="Film" src="about:blank"></iframe></p>'
    show(`<div id="all">${copy('z')}${pictures(['one'])}${film}${pictures(['two'])}${copy('a')}</div>`)
    await startExperience()
    expect(order('#all')).toBe('z film one two a')
  })

  test('[PDP-24.2] thumbnails in a list within their element are reordered, and arrows beside them are not', async () => {
    const thumbs = `<div data-anchor="galleryThumbs"><ul id="small">${listOf(['s1', 's2', 's3'], (id) => `<img src="${icon}?${id}" alt="">`)}</ul>${arrow('on')}</div>`
    show(`<div id="all">${pictures(['one', 'two', 'three'])}</div>`, thumbs)
    await startExperience()
    expect([order('#all'), small()]).toEqual(['two one three', 's2 s1 s3 '])
    expect(document.querySelector('[data-anchor=galleryThumbs]')?.lastElementChild?.id).toBe('on')
  })

  test('what a slider measures and counts stays, and what names a picture goes with it', async () => {
    const place = (id: string, at: number) =>
      `<p id="place-${at}" class="slide" style="left: ${at * 10}px" data-index="${at}" data-media-id="m-${id}"><a href="/${id}.jpg"><img id="${id}" src="${icon}?${id}" alt=""></a></p>`
    const thumb = (id: string, at: number) =>
      `<li><a href="#" aria-controls="place-${at}" data-index="${at}" data-target="m-${id}"><img src="${icon}?${id}" alt="${id}"></a></li>`
    const ids = ['one', 'two', 'three']
    show(
      `<div id="all">${ids.map(place).join('')}</div>`,
      `<ul data-anchor="galleryThumbs">${ids.map(thumb).join('')}</ul>`,
    )
    const facts = () =>
      [...document.querySelectorAll<HTMLElement>('#all > p, ul a')].map(({ id, style, dataset }) => [
        id,
        style.left,
        dataset.index,
      ])
    const names = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.mediaId ?? dataset.target)
    const before = pageState()
    const counted = facts()
    const pictures = [...document.querySelectorAll('ul img')]
    await startExperience({ order: [3] })
    expect(facts()).toEqual(counted)
    expect(names('#all > p')).toEqual(['m-three', 'm-one', 'm-two'])
    expect(names('ul a')).toEqual(['m-three', 'm-one', 'm-two'])
    expect([...document.querySelectorAll('#all a')].map((each) => each.getAttribute('href'))).toEqual([
      '/three.jpg',
      '/one.jpg',
      '/two.jpg',
    ])
    // Sliders such as FlexSlider know a thumbnail by its picture's element.
    expect([...document.querySelectorAll('ul img')]).toEqual(pictures)
    expect(smallOrder()).toEqual(['three', 'one', 'two'])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('media that thumbnails lead to by links move, so that the links still lead there', async () => {
    const ids = ['one', 'two', 'three']
    const links = ids.map((id) => `<li><a href="#${id}"><img src="${icon}?${id}" alt=""></a></li>`)
    show(
      `<ul id="all">${listOf(ids, (id) => `<img src="${icon}?${id}" alt="">`)}</ul>`,
      `<ul data-anchor="galleryThumbs">${links.join('')}</ul>`,
    )
    await startExperience({ order: [3] })
    const hashes = [...document.querySelectorAll<HTMLAnchorElement>('[data-anchor=galleryThumbs] a')].map(
      ({ hash }) => hash,
    )
    expect([order('#all'), small(), hashes]).toEqual(['three one two', 'three one two', ['#three', '#one', '#two']])
    run.stop()
    expect([order('#all'), small()]).toEqual(['one two three', 'one two three'])
  })

  test('[PDP-24.6] the picture of a variant that WooCommerce puts into the first place is shown there, and goes again', async () => {
    const place = (id: string, main = '') =>
      `<div><a href="/${id}.jpg"><img class="${main}" src="${icon}?${id}" alt=""></a></div>`
    show(`<div id="all">${place('one', 'attachment wp-post-image')}${place('two')}${place('three')}</div>`)
    const before = pageState()
    await startExperience({ order: [3] })
    // As its own script does.
    const main = byId('all').children[0]?.querySelector<HTMLImageElement>('.wp-post-image') as HTMLImageElement
    const own = main.getAttribute('src') ?? ''
    main.setAttribute('src', `${icon}?red`)
    const shown = () => [...document.querySelectorAll('#all img')].map(nameOf)
    await waitUntilSettled()
    expect(shown()).toEqual(['red', 'one', 'two'])
    main.setAttribute('src', own)
    await waitUntilSettled()
    expect(shown()).toEqual(['three', 'one', 'two'])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('what scrolls the page around the gallery stays where it is', async () => {
    aPage(`<div id="app" style="height: 400px; overflow: auto"><p style="height: 300px">Menu</p>
      <section data-anchor="productGallery"><div id="all">${pictures(['one', 'two', 'three'])}</div></section><p style="height: 900px"></p></div>`)
    await startExperience({ order: [3] })
    run.stop()
    expect(byId('app').scrollTop).toBe(0)
  })

  test('the copies with which a slider goes round show what their originals show, until the order is undone', async () => {
    const copy = (id: string) => `<p class="slick-slide slick-cloned"><img src="${icon}?${id}" alt=""></p>`
    show(`<div id="all">${copy('three')}${pictures(['one', 'two', 'three'])}${copy('one')}</div>`)
    const before = pageState()
    await startExperience({ order: [3] })
    const shown = () => [...document.querySelectorAll('#all img')].map(nameOf)
    expect(shown()).toEqual(['two', 'three', 'one', 'two', 'three'])
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('thumbnails that the shop makes of pictures in the new order stay as they are', async () => {
    const places = ['one', 'two', 'three'].map((id) => `<p><img src="data:,${id}-600x600.jpg?v=1" alt=""></p>`)
    show(`<div id="all">${places.join('')}</div>`, '<ul data-anchor="galleryThumbs"></ul>')
    await startExperience({ order: [3] })
    const sizes = (selector: string) =>
      [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].map(({ src }) => src)
    const small = sizes('#all').map((src) => src.replace('600x600', '90x90'))
    const made = small.map((src) => `<li><img src="${src}" alt=""></li>`)
    document.querySelector('ul')?.append(document.createRange().createContextualFragment(made.join('')))
    await waitUntilSettled()
    expect(sizes('#all')[0]).toContain('three')
    expect(sizes('ul')).toEqual(small)
  })

  test('slides that go round by moving are counted by their numbers', async () => {
    const slide = (id: string, at: number) =>
      `<p data-swiper-slide-index="${at}"><img id="${id}" src="${icon}?${id}" alt=""></p>`
    show(`<div id="all">${slide('three', 2)}${slide('one', 0)}${slide('two', 1)}</div>`)
    await startExperience({ order: [3] })
    expect(order('#all')).toBe('two three one')
  })

  test('pictures and films that stand in the list themselves change places', async () => {
    const film = '<video id="film" controls></video>'
    show(`<div id="all"><img id="one" src="${icon}" alt="">${film}<img id="two" src="${icon}" alt=""></div>`)
    await startExperience({ order: [2] })
    expect(order('#all')).toBe('film one two')
  })

  test('[PDP-24.5] a picture that the shopper has chosen in a slider stays shown', async () => {
    show(
      `<style>#window { width: 300px; overflow: hidden } #all { display: flex; transform: translateX(-600px) } #all > p { flex: 0 0 300px; margin: 0 }</style>
      <div id="window"><div id="all">${pictures(['one', 'two', 'three'])}</div></div>`,
      `<ul data-anchor="galleryThumbs">${thumbnailsOf(['one', 'two', 'three'])}</ul>`,
    )
    document.querySelectorAll('button').forEach((each, at) => {
      each.addEventListener('click', () => {
        byId('all').style.transform = `translateX(-${at * 300}px)`
      })
    })
    await startExperience({ order: [2] })
    expect(order('#all')).toBe('two one three')
    expect(byId('all').style.transform).toBe('')
    run.stop()
    byId('all').style.transform = 'translateX(-300px)'
    await startExperience({ order: [2] })
    expect(byId('all').style.transform).toBe('translateX(0px)')
  })

  test.each([
    ['from right to left', 'display: flex; direction: rtl', 'flex: 0 0 60%', { left: -360, top: 0 }, 2],
    ['from top to bottom', '', 'height: 200px', { left: 0, top: 400 }, 4],
  ])('[PDP-24.5] a picture chosen in a strip %s stays shown', async (_, list, item, to, first) => {
    show(`<style>#all { width: 300px; height: 200px; overflow: auto; overflow-anchor: none; ${list} } #all > p { margin: 0; ${item} }</style>
      <div id="all">${pictures(['one', 'two', 'three', 'four'])}</div>`)
    byId('all').scrollTo({ ...to, behavior: 'instant' })
    const before = byId('three').getBoundingClientRect()
    await startExperience({ order: [first] })
    const { right, top } = byId('three').getBoundingClientRect()
    expect([right, top]).toEqual([before.right, before.top])
  })

  test.each([['hidden'], ['style="opacity: 0"'], ['style="visibility: hidden"']])(
    'a gallery that shows one picture at a time, the others %s, shows the first one, and the one chosen by a click on its thumbnail',
    async (others) => {
      const away = others.split('=')[0] as string
      const item = (id: string, isAway: boolean) =>
        `<p ${isAway ? others : ''}><img id="${id}" src="${icon}?${id}" alt=""></p>`
      const thumbs = '<ul data-anchor="galleryThumbs"><li><button>1</button></li><li><button>2</button></li></ul>'
      const shown = () =>
        [...document.querySelectorAll('p')].find((each) => !each.hasAttribute(away))?.firstElementChild?.id
      const showWith = (isSecond: boolean) => {
        show(`<div>${item('one', isSecond)}${item('two', !isSecond)}</div>`, thumbs)
        const chosen = vi.fn()
        document.querySelector('button')?.addEventListener('click', chosen)
        return chosen
      }
      const unasked = showWith(false)
      await startExperience()
      expect([shown(), unasked.mock.calls]).toEqual(['two', []])
      run.stop()
      expect(shown()).toBe('one')
      const chosen = showWith(true)
      await startExperience()
      expect(chosen).toHaveBeenCalledTimes(1)
    },
  )
})
