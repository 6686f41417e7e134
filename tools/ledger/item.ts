import type { TestKind } from '../reports/test-result.ts'

/** One testable sentence of the ledger. */
export type LedgerItem = {
  /** `CK-07`, or `PDP-07.3` for a sentence of a template. */
  id: string
  /** `CK`, `SHOP`, `PDP`: the letters of the id. */
  area: string
  /** `CK`, `SHOP`, `PDP-07`: the list that the item stands in. */
  group: string
  title: string
  must: string
  reading?: string
  /** The kind of test that the item asks for. */
  prove: TestKind
}
