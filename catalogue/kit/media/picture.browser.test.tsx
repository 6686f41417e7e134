import { expect, test } from 'vitest'
import { aDrawing } from '../../testing/a-drawing.ts'
import listStyles from '../draw/icon-list.css?inline'
import { IconList } from '../draw/icon-list.tsx'
import rowStyles from '../draw/icon-row.css?inline'
import { IconRow } from '../draw/icon-row.tsx'
import noteStyles from '../draw/note.css?inline'
import { Note } from '../draw/note.tsx'

/** What almost every shop's style sheet begins with. */
const reset = 'img { display: block; max-width: 100%; height: auto }'
let pictures = 0
/** The address of an icon, itself 24 px high, that the browser has not loaded before. */
const anIcon = () => `/catalogue/testing/icon.svg?picture=${++pictures}`
const parts = {
  'a note': [() => <Note name="a-note" message="Only 2 left" icon={anIcon()} />, noteStyles, 20],
  'a list of icons': [() => <IconList entries={[{ imageUrl: anIcon(), text: 'Warm' }]} height={40} />, listStyles, 40],
  'a row of icons': [() => <IconRow label="Pay with" icons={[{ name: 'Visa', src: anIcon() }]} />, rowStyles, 24],
} as const

test.each(Object.entries(parts))(
  '[BD-04] the icon of %s takes no more room once it has loaded than before, in a shop that resets pictures',
  async (_, [draw, styles, height]) => {
    aDrawing(draw(), `${reset}${styles}`)
    const icon = document.querySelector('img') as HTMLImageElement
    const size = () => [icon.offsetWidth, icon.offsetHeight]
    expect([icon.complete, ...size()]).toEqual([false, height, height])
    await expect.poll(() => icon.complete && icon.naturalWidth).toBeGreaterThan(0)
    expect(size()).toEqual([height, height])
  },
)
