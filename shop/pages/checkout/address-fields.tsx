import { type AddressPart, addressField, addressParts } from '../../orders/checkout-values.ts'
import { hasRegion } from '../../orders/delivery-countries.ts'
import { useShop } from '../shop-context.tsx'
import type { CheckoutContent } from './checkout-content.ts'
import { CountryField } from './country-field.tsx'
import { Field } from './field.tsx'

/** The `autocomplete` name of each part. */
const autoComplete: Record<AddressPart, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  extra: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
}

type Props = { countries: CheckoutContent['countries']; billing?: boolean }

/** The fields of a delivery or billing address. */
export function AddressFields({ countries, billing = false }: Props) {
  const { texts } = useShop()
  const kind = billing ? 'billing' : 'shipping'
  const addressInput = (part: AddressPart, optional = false) => (
    <Field
      name={addressField(part, billing)}
      label={texts.checkout.fields[part]}
      autoComplete={`${kind} ${autoComplete[part]}`}
      most={addressParts[part]}
      optional={optional}
      unguarded={billing}
      className={`field-${part}`}
    />
  )
  return (
    <div className="fields">
      {addressInput('firstName')}
      {addressInput('lastName')}
      {addressInput('street')}
      {addressInput('extra', true)}
      {addressInput('postcode')}
      {addressInput('city')}
      {countries.some(({ code }) => hasRegion(code)) && addressInput('region')}
      <CountryField
        name={addressField('country', billing)}
        countries={countries}
        autoComplete={`${kind} ${autoComplete.country}`}
      />
    </div>
  )
}
