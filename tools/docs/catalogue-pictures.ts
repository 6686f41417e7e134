import { join } from 'node:path'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { root } from '../setup/root.mjs'

/** Where the pictures of the catalogue's page are, from `docs/`. */
const place = 'images/catalogue'

export const picturesFolder = join(root, 'docs', place)

/** What draws the results of a template that draws nothing itself. */
export const drawnBy: Partial<Record<TemplateId, TemplateId>> = { 'global/popularity-counts': 'product/social-proof' }

export type CataloguePicture = {
  /** From `docs/`. */
  path: string
  /** Of the file in `picturesFolder`. */
  name: string
  alt: string
}

/** Returns the picture of a template in the catalogue: of itself, or of what another one draws with its results. */
export function pictureOf({ id, title, devices }: Template): CataloguePicture {
  const name = `${id.replace('/', '-')}.webp`
  const device = devices.includes('computer') ? 'a computer' : 'a phone'
  const other = drawnBy[id as TemplateId]
  const subject = other ? `${title}, as ${other} shows it` : title
  return { path: `${place}/${name}`, name, alt: `${subject}, on ${device} in the demo shop` }
}
