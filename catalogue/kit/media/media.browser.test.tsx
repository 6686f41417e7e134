import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDrawing } from '../../testing/a-drawing.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import styles from './media.css?inline'
import { Media, type MediaProps } from './media.tsx'

const film = '/shop/video/films/brisa.webm'
const picture = '/catalogue/testing/icon.svg'
const draw = (props: Partial<MediaProps> = {}) => aDrawing(<Media src={picture} {...props} />, styles)
const video = () => document.querySelector('video') as HTMLVideoElement
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[SHR-13.2] a video plays automatically, inline, muted and looped, and has a fallback text', async () => {
  draw({ src: film })
  expect([video().playsInline, video().muted, video().loop, video().autoplay]).toEqual([true, true, true, true])
  expect(video().textContent).toBe('Your browser does not support the video tag.')
  await expect.poll(() => video().paused).toBe(false)
})

test('[SHR-13.3] the button pauses the video and plays it again', async () => {
  draw({ src: film })
  await userEvent.click(button('Pause video'))
  await expect.poll(() => video().paused).toBe(true)
  await userEvent.click(button('Play video'))
  await expect.poll(() => video().paused).toBe(false)
  await expect.element(button('Pause video')).toBeVisible()
})

test('[SHR-13.3] with reduced motion the video does not start automatically', async () => {
  await lessMotion()
  draw({ src: film })
  await expect.poll(() => video().readyState).toBeGreaterThanOrEqual(2)
  expect([video().autoplay, video().paused]).toEqual([false, true])
  await expect.element(button('Play video')).toBeVisible()
})

test.each([
  [picture, 'Court shoe', 'New in', 'Court shoe'],
  [picture, '', 'New in', 'New in'],
  [film, 'Court shoe', 'New in', 'Court shoe'],
  [film, '', 'New in', 'New in'],
])('[SHR-13.4] in a link %s is its content, named by altText %j or the title %j', async (src, altText, title, name) => {
  const onFollow = vi.fn()
  draw({ src, altText, title, href: '#new', onFollow })
  const link = page.getByRole('link', { name, exact: true }).element()
  expect(link.querySelector('img, video')).not.toBe(null)
  expect(link.querySelector('button')).toBe(null)
  ;(link as HTMLElement).click()
  expect(onFollow).toHaveBeenCalledOnce()
  history.replaceState(null, '', ' ')
})

test('without a link a picture has altText as its alt, or an empty one', () => {
  draw({ altText: 'Court shoe' })
  expect(document.querySelector('img')?.alt).toBe('Court shoe')
  draw({ title: 'New in' })
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
})

test.each(['/catalogue/testing/no-such-picture.svg', '/catalogue/testing/no-such-film.mp4'])(
  '%s, which cannot be loaded, is taken out, and the template is told',
  async (src) => {
    const onBroken = vi.fn()
    const main = draw({ src, onBroken })
    await expect.poll(() => main.querySelector('.instep-media')).toBe(null)
    expect(onBroken).toHaveBeenCalledOnce()
  },
)

test('media have no accessibility violations', async () => {
  draw({ src: film, altText: 'The film of the shoe', href: '#new' })
  const { violations } = await axe.run('.instep-media')
  expect(violations).toEqual([])
})
