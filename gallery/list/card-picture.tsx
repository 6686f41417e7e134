import type { GalleryEntry } from './gallery-entry.ts'
import { type PicturedDevice, type PicturedHalf, picturedDevices, pictureName } from './picture-name.ts'

type Props = {
  entry: Pick<GalleryEntry, 'experienceId' | 'title'>
  /** On which device to show it, where there is a picture of it. */
  device: PicturedDevice
  /** The names of the pictures that there are. */
  pictures: ReadonlySet<string>
}

/** The sizes of the pictures in px, as `npm run pictures -- --gallery` takes them. */
const sizes = { computer: { width: 432, height: 270 }, phone: { width: 234, height: 312 } }

/** Pictures an experience on its page, and the page without it. */
export function CardPicture({ entry: { experienceId, title }, device, pictures }: Props) {
  const nameOn = (on: PicturedDevice, half: PicturedHalf) => pictureName(experienceId, on, half)
  const shown = [device, ...picturedDevices].find((each) => pictures.has(nameOn(each, 'with')))
  if (!shown) return null
  const sourceOf = (half: PicturedHalf) => ({ src: `/gallery/pictures/${nameOn(shown, half)}`, ...sizes[shown] })
  return (
    <figure className="gallery-card-picture" data-device={shown}>
      <img data-half="with" alt={`${title}, on a ${shown}`} loading="lazy" {...sourceOf('with')} />
      <img data-half="without" alt={`The same page on a ${shown} without it`} loading="lazy" {...sourceOf('without')} />
      <label>
        <input type="checkbox" aria-label={`Without it: ${title}`} /> Without it
      </label>
    </figure>
  )
}
