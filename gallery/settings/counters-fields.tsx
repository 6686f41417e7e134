import { findLocale } from '../../shop/locales/locale.ts'
import { textIn } from '../../shop/locales/text-in.ts'
import { findProduct, products } from '../../shop/products/products.ts'
import { counted, countedKeys, productCounts } from './counters-part.ts'
import { Field, type FieldsProps } from './field.tsx'
import { countersNamespace } from './parts.ts'
import { SetList } from './set-list.tsx'

export function CountersFields({ view, settings }: FieldsProps) {
  const set = productCounts(settings, countersNamespace)
  return (
    <>
      <Field view={view} name="product" label="Product" value={products[0]?.productId}>
        {(field) => (
          <select {...field}>
            {products.map(({ productId }) => (
              <option key={productId} value={productId}>
                {productName(productId)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="setting-row">
        {countedKeys.map((key) => (
          <Field key={key} view={view} name={key} label={counted[key].label}>
            {(field) => <input {...field} autoComplete="off" inputMode="numeric" />}
          </Field>
        ))}
      </div>
      <p className="setting-hint">Empty counts do not change. “Bought” applies to all time windows.</p>
      <SetList
        title="Changed products"
        rows={set.map(({ productId, ...counts }) => ({
          key: productId,
          what: productName(productId),
          value: countedKeys
            .flatMap((key) => (counts[key] === undefined ? [] : [`${counted[key].label.toLowerCase()} ${counts[key]}`]))
            .join(', '),
        }))}
      />
    </>
  )
}

function productName(productId: string): string {
  const product = findProduct(productId)
  const locale = findLocale('uk', 'en')
  return product && locale ? `${textIn(product.name, locale)}, ${textIn(product.colour.name, locale)}` : productId
}
