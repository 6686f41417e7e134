import type { VisitorExport } from '../../contract/console/visitor.ts'
import type { VisitorDataStore } from './visitor-data-store.ts'

/** Yields the parts of the text of a `VisitorExport`, so that a visitor with many events needs little memory. */
export async function* exportVisitor(
  visitorData: Pick<VisitorDataStore, 'readAll'>,
  { visitorId, exportedAt }: Pick<VisitorExport, 'visitorId' | 'exportedAt'>,
): AsyncGenerator<string> {
  yield `{"visitorId":${JSON.stringify(visitorId)},"exportedAt":${exportedAt},"rows":{`
  let open: string | null = null
  for await (const { table, rows } of visitorData.readAll(visitorId)) {
    const text = rows.map((row) => JSON.stringify(row)).join(',')
    if (table === open) yield `,${text}`
    else yield `${open === null ? '' : '],'}${JSON.stringify(table)}:[${text}`
    open = table
  }
  yield open === null ? '}}' : ']}}'
}
