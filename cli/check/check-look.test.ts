import { expect, test } from 'vitest'
import { checkLook } from './check-look.ts'

test.each([[undefined], [{}], [{ button: '.btn, .button', heading: 'main h2' }]])(
  '[SHR-01.36] %j is accepted',
  (look) => {
    expect(checkLook({ look })).toEqual([])
  },
)

test('[SHR-01.36] what is no object, no selector or no element that counts is refused', () => {
  const problemsOf = (look: unknown) => checkLook({ look: look as never }).map(({ path, problem }) => [path, problem])
  expect(problemsOf('.btn')).toEqual([['look', "'.btn' is not an object"]])
  expect(problemsOf({ buton: '.btn' })).toEqual([['look.buton', 'means nothing']])
  expect(problemsOf({ button: '.btn[' })[0]?.[0]).toBe('look.button')
})
