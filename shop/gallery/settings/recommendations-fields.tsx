import { products } from '../../products/products.ts'
import { Field, type FieldsProps } from './field.tsx'

export function RecommendationsFields({ view, settings: { recommendations = [] } }: FieldsProps) {
  return (
    <>
      <Field
        view={view}
        name="products"
        label="Products"
        hint="Their ids, the best first. What is on the page or in the bag is left out, as always."
        value={recommendations.join('\n')}
      >
        {(field) => <textarea {...field} rows={5} spellCheck={false} />}
      </Field>
      <details>
        <summary>The ids of all {products.length} products</summary>
        <p className="setting-ids">{products.map(({ productId }) => productId).join('  ')}</p>
      </details>
    </>
  )
}
