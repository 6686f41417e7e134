import { formatNumber } from '../../../locales/format-number.ts'
import type { SizeSystem } from '../../../locales/locale.ts'
import { type SizeRow, sizeTable } from '../../../products/size-table.ts'
import { useShop } from '../../shop-context.tsx'
import type { ProductContent } from '../product-content.ts'

type Column = { system: SizeSystem | 'cm'; name: string; of: (row: SizeRow) => string }

/** The sizes of this product in each country's system, the page's own first, with the foot length they fit. */
export function SizeGuideTable({ product }: { product: ProductContent }) {
  const { locale, texts } = useShop()
  const words = texts.product.sizeGuideWords
  const rows = sizeTable.filter(({ eu }) => product.sizes.some(({ size }) => size === eu))
  const systems: Column[] = [
    { system: 'EU', name: words.columns.eu, of: ({ eu }) => eu },
    { system: 'UK', name: words.columns.uk, of: ({ uk }) => uk },
    ...usColumns(product.categories, words.columns),
  ]
  const columns: Column[] = [
    ...systems.filter(({ system }) => system === locale.sizes),
    ...systems.filter(({ system }) => system !== locale.sizes),
    { system: 'cm', name: words.columns.cm, of: ({ cm }) => formatNumber(cm, locale, 1) },
  ]
  return (
    <table className="size-table">
      <caption className="hidden-text">{words.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.eu}>
            {columns.map(({ name, of }, index) =>
              index === 0 ? (
                <th key={name} scope="row">
                  {of(row)}
                </th>
              ) : (
                <td key={name}>{of(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function usColumns(categories: string[], names: { us: string; usWomen: string; usMen: string }): Column[] {
  const women: Column = { system: 'US', name: names.usWomen, of: ({ usWomen }) => usWomen }
  const men: Column = { system: 'US', name: names.usMen, of: ({ usMen }) => usMen }
  const columns = [...(categories.includes('women') ? [women] : []), ...(categories.includes('men') ? [men] : [])]
  return columns.length > 0 ? columns : [{ system: 'US', name: names.us, of: ({ usWomen }) => usWomen }]
}
