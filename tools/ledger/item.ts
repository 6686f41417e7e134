import type { TestKind } from '../reports/test-result.ts'

/** One testable sentence of the ledger. */
export type LedgerItem = {
  /** `CK-07`, or `PDP-07.3` for a statement about a template. */
  id: string
  /** `CK`, `SHOP`, `PDP`: the letters of the id. */
  area: string
  /** `CK`, `SHOP`, `PDP-07`: the list that contains the item. */
  group: string
  title: string
  must: string
  reading?: string
  /** The kind of test that the item requires. */
  prove: TestKind
}
