import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { refusalOf } from './refusal-of.ts'

const failed = (statusCode: unknown) => Object.assign(new Error('It is not so'), { statusCode })

test.each([
  [400, 'bad_request'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [413, 'too_large'],
  [414, 'too_large'],
  [415, 'unsupported_encoding'],
  [422, 'unprocessable'],
  [431, 'too_large'],
  [499, 'bad_request'],
])(
  "[SV-02] the framework's own error with the status %i keeps status and message, with the code %s",
  (status, code) => {
    expect(refusalOf(failed(status), 'r1')).toMatchObject({ status, code, message: 'It is not so' })
  },
)

test.each([399, 500, 503, '404', undefined])(
  '[SV-03] an error with the status %s tells only its reference',
  (status) => {
    const told = { status: 500, code: 'internal', message: 'Unexpected failure, in the log as r1' }
    expect(refusalOf(failed(status), 'r1')).toMatchObject(told)
    expect(refusalOf({ statusCode: 404, message: 'no error' }, 'r1')).toMatchObject(told)
  },
)

test('a refusal stays as it is', () => {
  const refusal = new Refusal(503, 'unavailable', 'Later')
  expect(refusalOf(refusal, 'r1')).toBe(refusal)
})
