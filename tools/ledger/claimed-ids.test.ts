import { expect, test } from 'vitest'
import { claimedIds } from './proofs.ts'

test.each([
  [['[CK-07] a value is refused'], ['CK-07']],
  [['[VI-03, VI-04] a new session'], ['VI-03', 'VI-04']],
  [
    ['[PDP-07.3] low stock', '[SHR-01.7] nothing is left'],
    ['PDP-07.3', 'SHR-01.7'],
  ],
  [['[PO-16] [GLB-08.2, GLB-08.3] once a session [not twice]'], ['PO-16', 'GLB-08.2', 'GLB-08.3']],
  [['a value [CK-07] is refused'], []],
  [['[CK7] a slip of the pen'], ['CK7']],
  [['[] nothing'], ['']],
])('the titles %o claim the ids %o', (titles, ids) => {
  expect(claimedIds(titles)).toEqual(ids)
})
