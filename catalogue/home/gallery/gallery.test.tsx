import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { template } from './template.ts'
import { Tile } from './tile.tsx'

const tilesOf = (tiles: unknown) => {
  const reading = readContent(fieldTable(template.fields), { slides: [{ img: '/a.svg', tiles }] }, () => {})
  return 'content' in reading && (reading.content.slides as { tiles: { img: string }[] }[])[0]?.tiles
}

test('[HOM-08.5] tiles beyond the fourth are ignored, one without img is skipped, one without imgLink is not a link', () => {
  const tiles = ['/1.svg', '', '/3.svg', '/4.svg', '/5.svg', '/6.svg'].map((img) => ({ img }))
  const read = tilesOf(tiles) || []
  expect(read.map(({ img }) => img)).toEqual(['/1.svg', '/3.svg', '/4.svg', '/5.svg'])
  const tile = { img: '/1.svg', imgTitle: 'Shoe', onFollow: () => {} }
  expect(renderToStaticMarkup(<Tile {...tile} imgLink="" />)).not.toContain('<a')
  expect(renderToStaticMarkup(<Tile {...tile} imgLink="/shoe" />)).toContain('<a href="/shoe"')
})
