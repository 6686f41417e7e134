/** Sale items by their names, with all that they can have. */
export const saleItems = (...titles: string[]) =>
  titles.map((title) => ({
    ...{
      imgUrl: '/catalogue/testing/icon.svg',
      title,
      subTitle: 'Soft',
      price: '£70',
      url: `#${title}`,
      cta: 'See it',
    },
  }))

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** When a carousel comes to be on the page. */
export function mounting(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.instep-carousel')) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** How long after a moment a carousel begins to move by itself, in ms, and by how many px in a frame. */
export async function selfMoving(track: HTMLElement, since: number): Promise<{ restMs: number; pxPerFrame: number }> {
  const offset = () => Number.parseFloat(track.style.translate) || 0
  while (offset() === 0) await frame()
  const restMs = performance.now() - since
  const before = offset()
  await frame()
  await frame()
  return { restMs, pxPerFrame: (offset() - before) / 2 }
}

/** Whether a carousel stands still for some frames. */
export async function standsStill(track: HTMLElement): Promise<boolean> {
  await frame()
  const { translate } = track.style
  for (let nth = 0; nth < 5; nth++) await frame()
  return track.style.translate === translate
}
