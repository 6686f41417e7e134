import { join } from 'node:path'
import type { Template } from '../../catalogue/define-template.ts'
import { root } from '../setup/root.mjs'

/** Where the pictures of the catalogue's page are, from `docs/`. */
const place = 'images/catalogue'

export const picturesFolder = join(root, 'docs', place)

/** Nothing of these can be seen. */
const invisible: readonly string[] = ['global/popularity-counts']

export type CataloguePicture = {
  /** From `docs/`. */
  path: string
  /** Of the file in `picturesFolder`. */
  name: string
  alt: string
}

/** Returns the picture of a template in the catalogue; undefined when it changes nothing that can be seen. */
export function pictureOf({ id, title, devices }: Template): CataloguePicture | undefined {
  if (invisible.includes(id)) return undefined
  const name = `${id.replace('/', '-')}.webp`
  const device = devices.includes('computer') ? 'a computer' : 'a phone'
  return { path: `${place}/${name}`, name, alt: `${title}, on ${device} in the demo shop` }
}
