import { useShop } from '../../shop-context.tsx'
import type { ProductContent } from '../product-content.ts'
import { type SizeRow, sizeTable } from './size-table.ts'

type Column = { name: string; of: (row: SizeRow) => string }

/** The sizes of this product in each country's system, with the foot length they fit. */
export function SizeGuideTable({ product }: { product: ProductContent }) {
  const { locale, texts } = useShop()
  const words = texts.product.sizeGuideWords
  const length = new Intl.NumberFormat(locale.tag, { minimumFractionDigits: 1 })
  const rows = sizeTable.filter(({ eu }) => product.sizes.some(({ size }) => size === eu))
  const columns: Column[] = [
    { name: words.columns.eu, of: ({ eu }) => eu },
    { name: words.columns.uk, of: ({ uk }) => uk },
    ...usColumns(product.categories, words.columns),
    { name: words.columns.cm, of: ({ cm }) => length.format(cm) },
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
  const women: Column = { name: names.usWomen, of: ({ usWomen }) => usWomen }
  const men: Column = { name: names.usMen, of: ({ usMen }) => usMen }
  const columns = [...(categories.includes('women') ? [women] : []), ...(categories.includes('men') ? [men] : [])]
  return columns.length > 0 ? columns : [{ name: names.us, of: ({ usWomen }) => usWomen }]
}
