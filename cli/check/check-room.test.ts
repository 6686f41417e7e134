import { expect, test } from 'vitest'
import { checkPictures, checkRoom } from './check-room.ts'

const pathsOf = (problems: { path: string }[]) => problems.map(({ path }) => path)

test.each([
  [undefined, []],
  [[{ selector: '.main', css: 'margin-top: 8px', media: '(max-width: 600px)', stays: true }], []],
  [
    ['(width<600px)', '(400px<=width<600px)', '(width < 40em)'].map((media) => ({
      selector: 'a',
      css: 'top: 0',
      media,
    })),
    [],
  ],
  [
    ['</style>', '(width<!--'].map((media) => ({ selector: 'a', css: 'top: 0', media })),
    ['offers room[0]', 'offers room[1]'],
  ],
  ['.main', ['offers room']],
  [
    [null, { selector: '.main' }],
    ['offers room[0]', 'offers room[1]'],
  ],
  [[{ selector: '.main', css: 'color: red } body { display: none' }], ['offers room[0]']],
  [[{ selector: '.main', css: 'top: 0', hide: true }], ['offers room[0].hide']],
])('room rules must be texts that stay valid rules: %j', (room, paths) => {
  expect(
    pathsOf(checkRoom({ room: room as never }, 'offers')).map((path) => path.split(' ').slice(0, 2).join(' ')),
  ).toEqual(paths)
})

test.each([
  [undefined, []],
  [{ '/a.svg': [1600, 720] }, []],
  [{ '/a.svg': [1600, 0], '/b.svg': '1600x720' }, ['pictures /a.svg', 'pictures /b.svg']],
  ['/a.svg', ['pictures']],
])('a picture must have a width and a height: %j', (pictures, paths) => {
  expect(pathsOf(checkPictures({ pictures: pictures as never }))).toEqual(paths)
})
