import { expect, test } from 'vitest'
import { flagField, ordinalField, textField } from './field.ts'
import { mergeState } from './merge-state.ts'

test('on a page that has added `merge` to all objects, fields keep the values of this page and of the other tab', () => {
  const fields = { currency: textField('USD'), isSynced: flagField(), eventNumber: ordinalField() }
  const base = { currency: 'USD', isSynced: false, eventNumber: 1 }
  const added = Object.prototype as { merge?: () => void }
  added.merge = () => {
    throw new Error('not meant for this')
  }
  try {
    const ours = { ...base, isSynced: true, eventNumber: 2 }
    const stored = { ...base, currency: 'GBP', eventNumber: 3 }
    expect(mergeState(fields, { ours, base, stored })).toEqual({ currency: 'GBP', isSynced: true, eventNumber: 3 })
  } finally {
    delete added.merge
  }
})
