import { products } from '../../shop/products/products.ts'
import { Field, type FieldsProps } from './field.tsx'

export function RecommendationsFields({ view, settings: { recommendations = [] } }: FieldsProps) {
  return (
    <>
      <Field
        view={view}
        name="products"
        label="Products"
        hint="Product IDs, best first. Products on the page or in the bag are left out, as usual."
        value={recommendations.join('\n')}
      >
        {(field) => <textarea {...field} rows={5} spellCheck={false} />}
      </Field>
      <details>
        <summary>IDs of all {products.length} products</summary>
        <p className="setting-ids">{products.map(({ productId }) => productId).join('  ')}</p>
      </details>
    </>
  )
}
